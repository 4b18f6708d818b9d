import { Check, X } from "lucide-react";
import * as m from "~/progress/messages";
import { studyModes } from "~/study-modes";

/** What the free plan includes, next to the premium plan. */
export function PlanComparison() {
  const plans = studyModes.flatMap(({ plan }) => plan ?? []);
  return (
    <table className="mt-5 w-full border-t border-line text-base">
      <caption className="sr-only">{m.comparison()}</caption>
      <thead>
        <tr className="text-sm text-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            {m.whatYouGet()}
          </th>
          <th scope="col" className="w-18 py-2 text-center font-semibold sm:w-28">
            {m.free()}
          </th>
          <th scope="col" className="w-22 py-2 text-center font-semibold text-ember-ink sm:w-28">
            {m.premium()}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ feature, limitOf, limits }) => (
          <tr key={feature} className="border-t border-line">
            <th
              scope="row"
              className="py-2.5 pe-2 text-start leading-snug font-normal text-balance"
            >
              {limitOf()}
            </th>
            <td className="py-2.5 text-center tabular-nums">{limits.free}</td>
            <td className="py-2.5 text-center font-semibold">{m.unlimited()}</td>
          </tr>
        ))}
        <tr className="border-t border-line">
          <th scope="row" className="py-2.5 pe-2 text-start font-normal">
            {m.speech()}
          </th>
          <td className="py-2.5 text-soft">
            <X aria-hidden="true" className="mx-auto size-5" />
            <span className="sr-only">{m.notIncluded()}</span>
          </td>
          <td className="py-2.5 text-sage">
            <Check aria-hidden="true" className="mx-auto size-5" />
            <span className="sr-only">{m.included()}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
