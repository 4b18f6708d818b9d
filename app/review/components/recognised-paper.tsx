import { letterOf } from "~/assessment/letter-of";
import * as m from "~/review/messages";
import type { PaperCard, PaperQuestion, PastPaper } from "~/review/past-paper/past-paper";

/** What became of a paper, line by line: its items, then what was skipped and why. */
export function RecognisedPaper({ paper: { items, skipped } }: { paper: PastPaper }) {
  const questions = items.filter(({ kind }) => kind === "question").length;
  const cards = items.length - questions;
  const leftOut = skipped.filter(({ problem }) => problem !== "no_question");
  const others = skipped.filter(({ problem }) => problem === "no_question");
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl">{m.recognised()}</h2>
        <p className="text-base tabular-nums">
          {m.notKeptYet({ items: m.paperItems({ questions, cards }) })}
        </p>
        <ol className="grid">
          {items.map((item) => (
            <li key={item.line} className="grid gap-1 border-t border-line py-3 first:border-t-0">
              <p className="text-sm text-soft tabular-nums">{m.paperLine({ line: item.line })}</p>
              {item.kind === "question" ? <Question {...item} /> : <Card {...item} />}
            </li>
          ))}
        </ol>
      </section>
      {leftOut.length > 0 ? (
        <section className="grid gap-3 border-t border-line pt-6">
          <h2 className="text-xl">{m.leftOutQuestions({ count: leftOut.length })}</h2>
          <Skipped lines={leftOut} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <details className="border-t border-line pt-4">
          <summary className="min-h-11 cursor-pointer text-base font-semibold">
            {m.skippedLines({ count: countLines(others) })}
          </summary>
          <Skipped lines={others} />
        </details>
      ) : null}
    </>
  );
}

function countLines(skipped: PastPaper["skipped"]): number {
  return skipped.reduce((sum, { line, lastLine = line }) => sum + lastLine - line + 1, 0);
}

function Skipped({ lines }: { lines: PastPaper["skipped"] }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ line, lastLine, text, problem }) => (
        <li key={line} className="grid gap-0.5">
          <p className="text-sm text-soft tabular-nums">
            {lastLine === undefined
              ? m.skippedLine({ line, problem: m.paperProblem(problem) })
              : m.linesWithoutQuestion({ from: line, to: lastLine })}
          </p>
          <p dir="auto" className="line-clamp-2 text-base wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Question({ question, options, correctAnswer }: PaperQuestion) {
  return (
    <>
      <p dir="auto" className="font-semibold whitespace-pre-line wrap-anywhere">
        {question}
      </p>
      <ul className="grid gap-0.5">
        {options.map((option, index) => (
          <li
            key={option}
            className={`wrap-anywhere ${index === correctAnswer ? "font-semibold text-sage" : ""}`}
          >
            {(index === correctAnswer ? m.rightPaperOption : m.paperOption)({
              letter: letterOf(index),
              option: <bdi key="option">{option}</bdi>,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ front, back, several }: PaperCard) {
  return (
    <>
      {several ? <p className="text-sm text-soft">{m.severalRight()}</p> : null}
      <p dir="auto" className="font-semibold whitespace-pre-line wrap-anywhere">
        {front}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {back}
      </p>
    </>
  );
}
