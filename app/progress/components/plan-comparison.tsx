import { Check, X } from "lucide-react";
import type { AnalyticsView } from "~/progress/components/profile-views";

/** What the free plan holds beside what the premium plan holds. */
export function PlanComparison({ freeLimits }: Pick<AnalyticsView, "freeLimits">) {
  const rows = [
    { label: "Questions in a quiz", free: freeLimits.quiz },
    { label: "Flashcards in a deck", free: freeLimits.flashcards },
    { label: "Questions in a practice test", free: freeLimits.practiceTest },
    { label: "AI chat messages a day", free: freeLimits.chat },
  ];
  return (
    <table className="mt-5 w-full border-t border-line text-base">
      <caption className="sr-only">Free and premium compared</caption>
      <thead>
        <tr className="text-sm text-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            What you get
          </th>
          <th scope="col" className="w-18 py-2 text-center font-semibold sm:w-28">
            Free
          </th>
          <th scope="col" className="w-22 py-2 text-center font-semibold text-ember-ink sm:w-28">
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, free }) => (
          <tr key={label} className="border-t border-line">
            <th
              scope="row"
              className="py-2.5 pe-2 text-start leading-snug font-normal text-balance"
            >
              {label}
            </th>
            <td className="py-2.5 text-center tabular-nums">{free}</td>
            <td className="py-2.5 text-center font-semibold">Unlimited</td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="py-2.5 pe-2 text-start font-normal">
            Text-to-speech
          </th>
          <td className="py-2.5 text-soft">
            <X aria-hidden="true" className="mx-auto size-5" />
            <span className="sr-only">No</span>
          </td>
          <td className="py-2.5 text-sage">
            <Check aria-hidden="true" className="mx-auto size-5" />
            <span className="sr-only">Yes</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
