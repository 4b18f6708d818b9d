import { Square } from "lucide-react";
import { useState } from "react";
import { stopListening } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { setSpeed } from "~/chat/read-aloud";
import { speechRate, speechRates } from "~/chat/speech-rate";
import { hiddenText } from "~/ui/hidden-text";

/** The controls of a voice that is reading, besides pause. */
export default function VoiceControls() {
  const [rate, setRate] = useState(speechRate.read);
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // Keeps the focus below the reply when this button disappears.
          currentTarget.parentElement?.querySelector("button")?.focus();
          stopListening();
        }}
        className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink"
      >
        <Square aria-hidden="true" className="size-4" />
        <span>{m.stopSpeech({ hidden: hiddenText })}</span>
      </button>
      <label className="mt-1 inline-flex items-center gap-2 ps-3 text-sm font-semibold text-soft">
        {m.speed()}
        <select
          value={rate}
          onChange={(event) => {
            const chosen = Number(event.target.value);
            setRate(chosen);
            setSpeed(chosen);
          }}
          className="min-h-11 rounded-card border border-edge bg-surface px-2 text-ink tabular-nums"
        >
          {speechRates.map((option) => (
            <option key={option} value={option}>
              {m.speedFactor({ factor: option })}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
