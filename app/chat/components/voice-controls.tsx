import { Square } from "lucide-react";
import { useState } from "react";
import { stopListening } from "~/chat/listen-to";
import { setSpeed } from "~/chat/read-aloud";
import { speechRate, speechRates } from "~/chat/speech-rate";

/** What can be done with a voice while it is heard, beside a pause. */
export default function VoiceControls() {
  const [rate, setRate] = useState(speechRate.read);
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The focus stays below the reply when this button goes.
          currentTarget.parentElement?.querySelector("button")?.focus();
          stopListening();
        }}
        className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink"
      >
        <Square aria-hidden="true" className="size-4" />
        <span>
          Stop<span className="sr-only"> reading the reply</span>
        </span>
      </button>
      <label className="mt-1 inline-flex items-center gap-2 ps-3 text-sm font-semibold text-soft">
        Speed
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
              {option}×
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
