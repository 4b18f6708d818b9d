import * as m from "~/assessment/messages";
import { ProgressBar } from "~/ui/progress-bar";

/** Which quiz or test this is, and how far it has come. */
export function QuestionHeader({
  title,
  number,
  total,
  progressLabel,
}: {
  title: string;
  number: number;
  total: number;
  /** The accessible name of the progress bar. */
  progressLabel: string;
}) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-4 text-base text-soft">
        <p dir="auto" className="text-match-parent truncate">
          {title}
        </p>
        <p className="shrink-0 tabular-nums">{m.questionOf({ number, total })}</p>
      </div>
      <ProgressBar label={progressLabel} value={number} max={total} />
    </div>
  );
}
