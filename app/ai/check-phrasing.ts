import { standsIn } from "./grounding";
import { createCiter } from "./language-model/cite-passages";
import type { Citation } from "./ports";

/** What stands between quotation marks of any language. */
const quotation = /“([^“”]{1,600})[”“]|"([^"\n]{1,600})"|«([^«»]{1,600})»|„([^“”„]{1,600})[“”]/gu;
/** Fewer words are a name or a term, not a quote. */
const fewestWords = 3;

export type Phrasing =
  | { content: string }
  /** "quote": it quotes what no passage says. "source": none of its statements has a passage that says so. */
  | { refused: "quote" | "source" };

/**
 * Holds an answer that somebody else's model has phrased from passages to the rules of every other:
 * a marker counts where its passage says what was said, and what it quotes stands there word for word.
 * @param text with markers such as [1] of these passages, numbered from 1
 * @returns the text with the markers that hold, of the same numbers
 */
export function checkPhrasing(text: string, passages: readonly Citation[]): Phrasing {
  for (const [, ...inMarks] of text.matchAll(quotation)) {
    const quote = (inMarks.find((words) => words !== undefined) ?? "").replace(
      /[\s.,;:!?…]+$/u,
      "",
    );
    if (quote.split(/\s+/).length < fewestWords) continue;
    if (!passages.some((passage) => standsIn(quote, passage.quote))) return { refused: "quote" };
  }
  const citer = createCiter(passages.map(toPassage));
  const content = (citer.write(text) + citer.end()).trim();
  const { citations } = citer;
  if (citations.length === 0) return { refused: "source" };
  const numbers = citations.map(({ fileId, page, quote }) =>
    passages.findIndex(
      (passage) =>
        passage.fileId === fileId && passage.page === page && standsIn(quote, passage.quote),
    ),
  );
  const numbered = content.replace(/\[(\d{1,2})\]/g, (marker, number) => {
    const at = numbers[Number(number) - 1];
    return at === undefined ? marker : `[${at + 1}]`;
  });
  return { content: numbered };
}

function toPassage({ fileId, page, quote }: Citation, index: number) {
  return {
    ...{ id: index, ordinal: index, fileId, fileName: "", page, heading: null, text: quote },
    blocks: [{ kind: "paragraph" as const, text: quote }],
  };
}
