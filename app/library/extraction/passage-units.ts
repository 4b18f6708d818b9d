import type { Block } from "./document";
import { countWords } from "./plain-text";
import { sentenceRanges } from "./sentence-ranges";
import { cellRanges } from "./table-rows";

/** The size of a passage. */
export interface Bounds {
  least: number;
  most: number;
  measure: (text: string) => number;
}

/** Characters after which text without spaces counts as another word; longer than any language's average word. */
const LONGEST_WORD = 20;
export const WORDS: Bounds = {
  least: 60,
  most: 180,
  measure: (text) => Math.max(countWords(text), Math.ceil(text.length / LONGEST_WORD)),
};
export const CHARACTERS: Bounds = { least: 120, most: 360, measure: (text) => text.length };

/** A part of a block that is never split: a sentence, or a whole list item or table row. */
export interface Unit {
  block: Block;
  /** Its start and end in the text of its block. */
  start: number;
  end: number;
  size: number;
  /** Whether it stays with the unit before it if both fit (an item with its introduction). */
  clings: boolean;
}

/** A line that ends like this stays in one passage with what follows. */
export const INTRODUCTION = /[:：?？]/u;

/** The units of blocks, each at most about as long as a passage. */
export function unitsOf(blocks: readonly Block[], bounds: Bounds): Unit[] {
  const units: Unit[] = [];
  for (const [index, block] of blocks.entries()) {
    const isListed = block.kind !== "paragraph" && block.kind !== "footnote";
    const introduced = INTRODUCTION.test(blocks[index - 1]?.text.slice(-1) ?? "");
    const size = bounds.measure(block.text);
    if (isListed && size <= bounds.most) {
      units.push({ block, start: 0, end: block.text.length, size, clings: index > 0 });
      continue;
    }
    for (const [part, [from, to]] of partsOf(block).entries()) {
      for (const [start, end] of splitLongSentence(block.text, from, to, bounds)) {
        const text = block.text.slice(start, end);
        units.push({
          block,
          start,
          end,
          size: bounds.measure(text),
          clings: introduced && part === 0,
        });
      }
    }
  }
  return units;
}

/** The sentences of a block; of a table row, those of its cells; of code, its lines. */
function partsOf(block: Block): [number, number][] {
  if (block.kind === "code") {
    return [...block.text.matchAll(/.+/g)].map(({ 0: line, index }) => [
      index,
      index + line.length,
    ]);
  }
  if (!block.cells) return sentenceRanges(block.text);
  return cellRanges(block.cells.map((cell) => cell.length)).flatMap(([from, to]) =>
    sentenceRanges(block.text.slice(from, to)).map(([start, end]): [number, number] => [
      from + start,
      from + end,
    ]),
  );
}

/** Splits a sentence longer than a passage between clauses, or at the size limit. */
function splitLongSentence(
  text: string,
  from: number,
  to: number,
  bounds: Bounds,
): [number, number][] {
  const sentence = text.slice(from, to);
  const limit = Math.round(bounds.most * 1.5);
  if (bounds.measure(sentence) <= limit) return [[from, to]];
  const clauses = sentence.match(/[^;:—；：]+[;:—；：]*\s*|[;:—；：]+\s*/gu) ?? [sentence];
  const parts: [number, number][] = [];
  let start = from;
  let end = from;
  const cut = () => {
    const part = text.slice(start, end);
    const kept = part.trim();
    const shift = part.indexOf(kept);
    if (kept !== "") parts.push([start + shift, start + shift + kept.length]);
    start = end;
  };
  let size = 0;
  for (const clause of clauses.flatMap((one) => cutHard(one, bounds))) {
    const more = bounds.measure(clause);
    if (size > 0 && size + more > bounds.most) {
      cut();
      size = 0;
    }
    end += clause.length;
    size += more;
  }
  cut();
  return parts;
}

function cutHard(clause: string, bounds: Bounds): string[] {
  if (bounds.measure(clause) <= bounds.most) return [clause];
  if (bounds === CHARACTERS)
    return clause.match(new RegExp(`.{1,${bounds.most}}`, "gsu")) ?? [clause];
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  let size = 0;
  for (const [word] of clause.matchAll(/^\s*\S{1,400}\s*|\S{1,400}\s*/g)) {
    const more = Math.ceil(word.length / LONGEST_WORD);
    if (size > 0 && size + more > bounds.most) {
      parts.push(clause.slice(start, end));
      start = end;
      size = 0;
    }
    end += word.length;
    size += more;
  }
  return [...parts, clause.slice(start)];
}
