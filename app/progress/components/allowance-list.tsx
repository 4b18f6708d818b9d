import { interfaceLocale } from "~/localization/interface-language";
import type { AnalyticsView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";
import { formatBytes } from "~/ui/file-size";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";

type Subscription = AnalyticsView["subscription"];
type Allowance = keyof Subscription["allowances"];

const formatCount = (count: number) => count.toLocaleString(interfaceLocale());

const rows: { allowance: Allowance; label(): string; format?(amount: number): string }[] = [
  { allowance: "generated", label: m.generatedToday },
  { allowance: "uploadedBytes", label: m.uploadedToday, format: formatBytes },
  { allowance: "ocrPages", label: m.pagesToday },
  { allowance: "speechSeconds", label: m.speechToday },
  { allowance: "storedBytes", label: m.filesStored, format: formatBytes },
  { allowance: "storedPassages", label: m.passagesStored },
  { allowance: "storedItems", label: m.itemsStored },
];

/** How much of the day's and the library's allowances is used. */
export function AllowanceList({
  subscription: { allowances, chatResetsAt },
}: {
  subscription: Subscription;
}) {
  return (
    <section
      aria-labelledby="allowances"
      className="rounded-card border border-line bg-surface p-5"
    >
      <h3 id="allowances" className="font-sans text-base font-semibold text-soft">
        {m.allowances()}
      </h3>
      <p className="mt-1 text-base text-soft">
        {m.allowancesHint({ time: <LocalTime key="time" iso={chatResetsAt} /> })}
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows
          // A limit of 0 is a feature that the plan does not include.
          .filter(({ allowance }) => allowances[allowance].limit > 0)
          .map(({ allowance, label, format = formatCount }) => {
            const { used, limit } = allowances[allowance];
            return (
              <li key={allowance} className="grid content-end gap-1.5 text-base">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span>{label()}</span>
                  <span className="text-soft tabular-nums">
                    {m.usageOf({ used: format(used), limit: format(limit) })}
                  </span>
                </p>
                <ProgressBar label={label()} value={Math.min(used, limit)} max={limit} />
              </li>
            );
          })}
      </ul>
    </section>
  );
}
