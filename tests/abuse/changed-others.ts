import fc from "fast-check";
import { strToU8 } from "fflate";
import { buildOpenDocument } from "~/library/extraction/sample-open-document";
import { buildEpub } from "~/library/formats/epub/sample-epub";
import type { Changed } from "./changed-documents";
import { changes, changeTokens } from "./changes";
import {
  bookParts,
  buildSlides,
  markdownText,
  oddBook,
  oddMarkdown,
  oddOpen,
  oddPage,
  oddPaper,
  oddRtf,
  oddSlides,
  openBody,
  openStyles,
  pageText,
  paperText,
  rtfText,
  slideParts,
} from "./other-samples";
import { oddXml, tokensOfXml } from "./samples";

type Part = [path: string, text: string];

/** The most characters of a changed part. */
const longest = 20_000;

interface ChangedOther<Source> extends Changed<Source> {
  /** An unchanged document, as large as the changed ones. */
  ordinary: Uint8Array;
}

function asLong(text: string): string {
  return text.repeat(Math.ceil(longest / text.length));
}

/** Packages with one changed part. The first part contains most of the text. */
function changedPart(
  parts: Record<string, string>,
  odd: readonly string[],
  build: (parts: Record<string, string>) => Uint8Array,
): ChangedOther<Part> {
  const others = [...odd, ...oddXml];
  const [main = ""] = Object.keys(parts);
  return {
    ordinary: build({ ...parts, [main]: asLong(parts[main] ?? "") }),
    sources: fc.tuple(fc.constantFrom(...Object.keys(parts)), changes).map(
      ([path, made]): Part => [
        path,
        changeTokens(tokensOfXml(parts[path] ?? ""), made, others)
          .join("")
          .slice(0, longest),
      ],
    ),
    build: ([path, text]) => build({ ...parts, [path]: text }),
  };
}

const openParts = { body: openBody, styles: openStyles };

const openDocument = (kind: "text" | "presentation") =>
  changedPart(openParts, oddOpen, ({ body = "", styles = "" }) =>
    buildOpenDocument(kind, body, { styles }),
  );

/** Texts with changed tokens. */
function changedText(tokens: readonly string[], odd: readonly string[]): fc.Arbitrary<string> {
  return changes.map((made) => changeTokens(tokens, made, odd).join("").slice(0, longest));
}

const textOf = (tokens: readonly string[], odd: readonly string[]): ChangedOther<string> => ({
  ordinary: strToU8(asLong(tokens.slice(0, -1).join("")) + tokens.at(-1)),
  sources: changedText(tokens, odd),
  build: strToU8,
});

const wordsOf = (text: string) => text.match(/\s+|[\w']+|[^\s\w]+/g) ?? [];
const rtfTokens = rtfText.match(/\\[a-z]+-?\d* ?|\\'[\da-f]{2}|\\.|[{}]|[^\\{}]+/gs) ?? [];

export const changedOthers = {
  odt: openDocument("text"),
  odp: openDocument("presentation"),
  pptx: changedPart(slideParts, oddSlides, buildSlides),
  epub: changedPart(bookParts, [...oddBook, ...oddPage], ({ chapter = "", ...parts }) =>
    buildEpub({ a: chapter }, parts),
  ),
  html: textOf(tokensOfXml(pageText), oddPage),
  md: textOf(wordsOf(markdownText), oddMarkdown),
  rtf: textOf(rtfTokens, oddRtf),
};

export const papers = changedText(wordsOf(paperText), oddPaper);
