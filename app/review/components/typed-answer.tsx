import { markWords } from "~/assessment/mark-words";
import * as m from "~/review/messages";

/** What the learner typed, and the back with the words marked that both have. */
export function TypedAnswer({ typed, back }: { typed: string; back: string }) {
  const pieces = markWords(back, typed);
  return (
    <div className="grid gap-3 rounded-card bg-sunk px-5 py-4">
      <div className="grid gap-1">
        <h2 className="font-sans text-base font-semibold">{m.yourAnswer()}</h2>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {typed}
        </p>
      </div>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {pieces.map(({ text, found }, index) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
            <mark key={index} className="rounded-sm bg-sage-wash px-0.5 text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {pieces.some(({ found }) => found) ? (
        <p className="text-sm text-soft">{m.wordsFound()}</p>
      ) : null}
    </div>
  );
}
