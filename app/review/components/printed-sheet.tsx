import type { ReactNode } from "react";
import { gradeLabels } from "~/assessment/components/grade-labels";
import { grades } from "~/assessment/grades";
import { letterOf } from "~/assessment/letter-of";
import type { PlaceView, SheetView } from "~/review/components/sheet-views";
import * as m from "~/review/messages";
import { formatDate } from "~/ui/format-date";

/** What the printer gets: the items, and their answers on a page of their own, for the back. */
export function PrintedSheet({ code, madeAt, address, places }: SheetView) {
  return (
    <article className="hidden leading-snug text-[#000] print:block">
      <Head title={m.printedTitle({ day: formatDate(madeAt) })} code={code}>
        {m.printedHow()}
      </Head>
      <ol>
        {places.map((place, index) => (
          <Numbered key={place?.id ?? index} number={index + 1}>
            {place ? <Asked {...place} /> : m.itemGone()}
          </Numbered>
        ))}
      </ol>
      <div className="break-before-page">
        <Head title={m.printedAnswers()} code={code}>
          {m.printedEnter({ address })}
        </Head>
        <ol>
          {places.map((place, index) => (
            <Numbered key={place?.id ?? index} number={index + 1}>
              {place ? <Answer {...place} /> : null}
            </Numbered>
          ))}
        </ol>
      </div>
    </article>
  );
}

function Head({ title, code, children }: { title: string; code: string; children: string }) {
  return (
    <header className="mb-5 border-b border-[#000] pb-2">
      <div className="flex items-baseline justify-between gap-6">
        <h2 className="text-2xl">{title}</h2>
        <p className="font-mono text-lg font-semibold whitespace-nowrap">
          {m.printedCode({ code })}
        </p>
      </div>
      <p className="mt-1 wrap-anywhere">{children}</p>
    </header>
  );
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="mb-5 grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)]">
      <span className="font-semibold tabular-nums">{number}.</span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

function Asked({ front, options }: PlaceView) {
  return (
    <>
      <p dir="auto" className="font-semibold">
        {front}
      </p>
      {options.length > 0 ? (
        <ul className="mt-2 grid gap-1.5">
          {options.map((option, index) => (
            <li key={option} className="flex gap-2.5">
              <Box />
              <span className="font-semibold">{letterOf(index)}</span>
              <bdi className="min-w-0">{option}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-9 border-b border-[#000]" />
      )}
    </>
  );
}

function Answer({ answer, letter }: PlaceView) {
  return (
    <>
      <p dir="auto" className="whitespace-pre-line">
        {letter === null ? null : <span className="font-semibold">{letter} </span>}
        {answer}
      </p>
      {letter === null ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
          {grades.map((grade) => (
            <li key={grade} className="flex gap-2">
              <Box />
              {gradeLabels[grade]()}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A box to tick. */
function Box() {
  return <span className="mt-[0.2em] size-[0.9em] shrink-0 border border-[#000]" />;
}
