import type { Material, Passage } from "~/ai/ports";
import type { Block, ExtractedDocument } from "./extraction/document";
import { assembleDocument, normalizeText, startsWithListMarker } from "./extraction/plain-text";
import { splitIntoPassages } from "./extraction/split-into-passages";
import { toSearchWords } from "./search-terms";

const document = { id: "text", name: "Pasted text" };

/** What a study task may draw on where a text is at hand that no file holds. */
export function textMaterial(text: string): Material {
  const passages = splitIntoPassages(readPlainText(text)).map(
    (passage, index): Passage => ({
      ...passage,
      id: index + 1,
      fileId: document.id,
      fileName: document.name,
      ordinal: index,
    }),
  );
  const words = passages.map(
    ({ heading, text: body }) => new Set(toSearchWords(`${heading ?? ""}\n${body}`)),
  );
  return {
    documents: passages.length > 0 ? [document] : [],
    search: async (query, limit) => {
      const wanted = toSearchWords(query);
      return passages
        .map((passage, index) => ({
          passage,
          found: wanted.filter((word) => words[index]?.has(word)).length,
        }))
        .filter(({ found }) => found > 0)
        .sort((a, b) => b.found - a.found || a.passage.ordinal - b.passage.ordinal)
        .slice(0, limit)
        .map(({ passage }) => passage);
    },
    read: async (limit, spread = limit) => {
      const step = passages.length > limit ? Math.ceil(passages.length / spread) : 1;
      return passages.filter(({ ordinal }) => ordinal % step === 0);
    },
  };
}

/**
 * A plain text as a document: blank lines part its paragraphs. Lines that were broken only for
 * want of room are joined again, and a short line above a text is its heading.
 */
export function readPlainText(text: string): ExtractedDocument {
  const blocks = text
    .split(/\n[^\S\n]*\n/u)
    .flatMap(joinLines)
    .filter((line) => line !== "");
  return assembleDocument([
    { number: null, blocks: blocks.map((line, index) => toBlock(line, blocks[index + 1])) },
  ]);
}

function joinLines(paragraph: string): string[] {
  const lines = paragraph.split("\n").map(normalizeText);
  const widest = Math.max(...lines.map((line) => line.length));
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const last = joined.at(-1);
    if (open && last !== undefined && !startsWithListMarker(line)) {
      joined[joined.length - 1] = `${last} ${line}`;
    } else joined.push(line);
    // A line that nearly fills the width and stops in a sentence goes on in the next.
    open = line.length >= widest * 0.6 && line.length >= 30 && !endsSentence(line);
  }
  return joined.map(normalizeText);
}

function toBlock(line: string, next: string | undefined): Block {
  const marked = /^#{1,6} +(?=\S)/u.exec(line);
  if (marked) return { kind: "heading", level: 1, text: line.slice(marked[0].length) };
  if (startsWithListMarker(line)) return { kind: "list-item", level: 1, text: line };
  const heads = looksLikeHeading(line) && next !== undefined && !looksLikeHeading(next);
  return heads ? { kind: "heading", level: 1, text: line } : { kind: "paragraph", text: line };
}

function looksLikeHeading(line: string): boolean {
  return (
    line.length <= 80 && /\p{L}/u.test(line) && !/[,;:，；：]$/u.test(line) && !endsSentence(line)
  );
}

function endsSentence(line: string): boolean {
  return /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u.test(line);
}
