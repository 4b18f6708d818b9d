import type { AnalyticsView } from "~/progress/components/profile-views";
import { formatBytes } from "~/ui/file-size";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";

type Subscription = AnalyticsView["subscription"];

/** How much of the day and of the library is used, where a learner could meet a bound. */
export function AllowanceList({
  subscription: { allowances, chatResetsAt },
}: {
  subscription: Subscription;
}) {
  const inWords = (count: number) => count.toLocaleString("en");
  const rows: { label: string; use: { used: number; limit: number }; write?: typeof inWords }[] = [
    { label: "Quizzes, decks and tests made today", use: allowances.generated },
    { label: "Uploaded today", use: allowances.uploadedBytes, write: formatBytes },
    { label: "Pictures and scanned pages read today", use: allowances.ocrPages },
    { label: "Seconds read aloud today", use: allowances.speechSeconds },
    { label: "Files stored", use: allowances.storedBytes, write: formatBytes },
    { label: "Passages of text stored", use: allowances.storedPassages },
  ];
  return (
    <section
      aria-labelledby="allowances"
      className="rounded-card border border-line bg-surface p-5"
    >
      <h3 id="allowances" className="font-sans text-base font-semibold text-soft">
        Room to Study
      </h3>
      <p className="mt-1 text-base text-soft">
        The day's counts begin anew at <LocalTime iso={chatResetsAt} />. To make room in your
        library, delete files.
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows
          // What the plan does not include is nothing to run out of.
          .filter(({ use }) => use.limit > 0)
          .map(({ label, use: { used, limit }, write = inWords }) => (
            <li key={label} className="grid content-end gap-1.5 text-base">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span>{label}</span>
                <span className="text-soft tabular-nums">
                  {write(used)} / {write(limit)}
                </span>
              </p>
              <ProgressBar label={label} value={Math.min(used, limit)} max={limit} />
            </li>
          ))}
      </ul>
    </section>
  );
}
