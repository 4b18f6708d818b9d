import { Link } from "@remix-run/react";
import { useId } from "react";
import type { LoadView } from "~/courses/components/course-views";
import { limitsPath } from "~/courses/course-links";
import * as m from "~/courses/messages";

/** Days that are shown at once. */
const shownDays = 14;

/** What comes on each day until an exam. */
export function ExamLoad({ days, shortfalls, isEmpty, isDraft }: LoadView & { isDraft: boolean }) {
  const titleId = useId();
  const most = Math.max(1, ...days.map(({ due, new: fresh }) => due + fresh));
  const [first, rest] = [days.slice(0, shownDays), days.slice(shownDays)];
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t border-line pt-6">
      <h2 id={titleId} className="text-xl">
        {m.daysUntilExam()}
      </h2>
      {isDraft ? <p className="font-semibold">{m.notSavedYet()}</p> : null}
      {isEmpty ? (
        <p className="text-base text-soft">{m.nothingInReview()}</p>
      ) : (
        <>
          {shortfalls.length > 0 ? <Shortfalls shortfalls={shortfalls} /> : null}
          <DayTable days={first} most={most} titleId={titleId} />
          {rest.length > 0 ? (
            <details>
              <summary className="-ms-2 inline-flex min-h-11 cursor-pointer items-center rounded-card px-2 text-base font-semibold hover:bg-sunk">
                {m.moreDays({ count: rest.length })}
              </summary>
              <DayTable days={rest} most={most} titleId={titleId} />
            </details>
          ) : null}
          <p className="text-sm text-soft">{m.loadHint()}</p>
        </>
      )}
    </section>
  );
}

/** Which daily limits are too low, and what would be enough. */
function Shortfalls({ shortfalls }: Pick<LoadView, "shortfalls">) {
  return (
    <div className="grid gap-2 rounded-card bg-ember-wash px-4 py-3 tabular-nums">
      {shortfalls.map((shortfall) => (
        <p key={shortfall.of}>{describeShortfall(shortfall)}</p>
      ))}
      <p>
        <Link to={limitsPath} className="font-semibold underline">
          {m.changeLimits()}
        </Link>
      </p>
    </div>
  );
}

function describeShortfall({ of, limit, needed, ...rest }: LoadView["shortfalls"][number]) {
  if (needed === null) return of === "new" ? m.tooManyNew(rest) : m.tooManyDue(rest);
  return of === "new" ? m.needMoreNew({ needed, limit }) : m.needMoreDue({ needed, limit });
}

/** The colour of a column's part of the bars. */
function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={`me-1.5 inline-block size-2.5 ${className}`} />;
}

function DayTable({
  days,
  most,
  titleId,
}: {
  days: LoadView["days"];
  /** Of one day. */
  most: number;
  titleId: string;
}) {
  return (
    <table aria-labelledby={titleId} className="w-full text-base tabular-nums">
      <thead>
        <tr className="text-sm text-soft">
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            {m.day()}
          </th>
          <td className="w-full" />
          <th scope="col" className="ps-3 text-end font-normal whitespace-nowrap">
            <Swatch className="bg-ember" />
            {m.toReview()}
          </th>
          <th scope="col" className="ps-4 text-end font-normal whitespace-nowrap">
            <Swatch className="bg-sage" />
            {m.newItems()}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, name, due, new: fresh }) => (
          <tr key={day}>
            <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
              {name}
            </th>
            <td aria-hidden="true">
              <span className="flex h-3">
                <span className="bg-ember" style={{ width: `${(due / most) * 100}%` }} />
                <span className="bg-sage" style={{ width: `${(fresh / most) * 100}%` }} />
              </span>
            </td>
            <td className="ps-3 text-end">{due}</td>
            <td className="ps-4 text-end">{fresh}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
