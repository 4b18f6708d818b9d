import { useState } from "react";
import { downloadModel, modelAvailability } from "~/chat/browser-model";
import * as m from "~/chat/messages";
import { SwitchKnob } from "~/ui/switch-knob";
import { useLocalFlag } from "~/ui/use-local-flag";

type Status = { word: "idle" | "unavailable" | "failed" } | { word: "loading"; share: number };

/** Lets the browser's own model phrase answers; the first time, the browser downloads it. */
export default function DeviceSwitch() {
  const [flag, setFlag] = useLocalFlag("phraseOnDevice", false);
  const [status, setStatus] = useState<Status>({ word: "idle" });
  const on = flag === true;

  async function switchOn() {
    const availability = await modelAvailability();
    if (availability === "unavailable") return setStatus({ word: "unavailable" });
    if (availability !== "available") {
      setStatus({ word: "loading", share: 0 });
      try {
        await downloadModel((share) => setStatus({ word: "loading", share }));
      } catch {
        return setStatus({ word: "failed" });
      }
    }
    setStatus({ word: "idle" });
    setFlag(true);
  }

  return (
    <div
      data-device-switch=""
      className="flex flex-wrap items-center justify-center gap-x-3 text-center text-sm text-soft"
    >
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby="on-device-words"
        disabled={status.word === "loading"}
        onClick={() => (on ? setFlag(false) : switchOn())}
        className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 font-semibold hover:bg-sunk hover:text-ink"
      >
        <SwitchKnob on={on} />
        {m.phraseSwitch()}
      </button>
      <p id="on-device-words" role="status">
        {descriptionOf(status, on)}
      </p>
    </div>
  );
}

function descriptionOf(status: Status, on: boolean): string {
  switch (status.word) {
    case "unavailable":
      return m.modelUnavailable();
    case "failed":
      return m.modelDownloadFailed();
    case "loading":
      return m.modelDownloading({ percent: Math.round(status.share * 100) });
    case "idle":
      return on ? m.phraseSwitchOn() : m.phraseSwitchOff();
  }
}
