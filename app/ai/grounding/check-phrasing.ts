import { isQuotedIn } from "~/ai/text/is-quoted-in";
import type { Citation } from "../ports";
import { createCiter } from "./cite-passages";

/** Text in quotation marks of any language. */
const quotation = /“([^“”]{1,600})[”“]|"([^"\n]{1,600})"|«([^«»]{1,600})»|„([^“”„]{1,600})[“”]/gu;
/** Fewer words are a name or term rather than a quotation. */
const minQuotationWords = 3;

export type Phrasing =
  | { content: string }
  /** "quote": a quotation is in no passage. "source": no statement is supported by a passage. */
  | { refused: "quote" | "source" };

/**
 * Checks an answer that a browser's model phrased from passages by the rules for all models: a marker
 * counts if its passage supports the statement, and quotations must appear in a passage verbatim.
 * @param text with markers such as [1] of these passages, numbered from 1
 * @returns the text with the markers that hold, of the same numbers
 */
export function checkPhrasing(text: string, passages: readonly Citation[]): Phrasing {
  for (const [, ...inMarks] of text.matchAll(quotation)) {
    const quote = (inMarks.find((words) => words !== undefined) ?? "").replace(
      /[\s.,;:!?…]+$/u,
      "",
    );
    if (quote.split(/\s+/).length < minQuotationWords) continue;
    if (!passages.some((passage) => isQuotedIn(quote, passage.quote))) return { refused: "quote" };
  }
  const citer = createCiter(passages.map(toPassage));
  const content = (citer.write(text) + citer.end()).trim();
  const { citations } = citer;
  if (citations.length === 0) return { refused: "source" };
  const numbers = citations.map(({ fileId, page, quote }) =>
    passages.findIndex(
      (passage) =>
        passage.fileId === fileId && passage.page === page && isQuotedIn(quote, passage.quote),
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
