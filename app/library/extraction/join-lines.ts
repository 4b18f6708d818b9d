import { endsClause, endsSentence, startsInLowercase } from "./line-text";
import { lineOpenings, readListMarker } from "./list-marker";
import type { Run } from "./rich-text";

/** The fewest characters of a line that may have been wrapped. */
const LEAST = 25;
/** Wrapped lines are usually at least this long, lines of notes are shorter. */
const LONG_LINE = 60;
/** In a wrapped text at least this share of lines has no room for the next word. */
const MOST_FIT = 0.65;
/** How much shorter a full line may be: in a proportional font, lines of the same width differ in length. */
const TOLERANCE = 0.85;
/** "Osmosis: …", "Osmosis = …" at the beginning of a line. */
const ENTRY = /^[^.!?:=]{1,50}?(?::\s|\s[=–]\s)/u;

/**
 * For each line of a text, whether it was wrapped, so that the next one continues it. Lines of notes
 * are not; blank lines separate paragraphs.
 */
export function findWraps(lines: readonly string[]): boolean[] {
  const texts = lines.map((line) => line.trim());
  const openings = lineOpenings(lines);
  const isBlockStart = (line: string) =>
    readListMarker(line, openings) !== null || /^\s*(?:\||#{1,6} )/u.test(line);
  const joins = texts.map((text, index) => {
    const next = texts[index + 1] ?? "";
    if (text === "" || next === "") return false;
    // A line that was wrapped within a sentence may begin with a dash.
    const isDash = /^[–-]\s/.test(next) && !isBlockStart(lines[index] ?? "") && !endsClause(text);
    return isDash ? text.length >= LONG_LINE : !isBlockStart(lines[index + 1] ?? "");
  });
  const width = usualWidth(texts.filter((_, index) => joins[index]));
  const fills = (index: number) => {
    const [word = ""] = (texts[index + 1] ?? "").split(/\s/u, 1);
    return (texts[index] ?? "").length + 1 + Math.min(word.length, 30) >= TOLERANCE * width;
  };
  const isWrapped = looksWrapped(texts, joins, fills, width);
  return texts.map((text, index) => {
    const next = texts[index + 1] ?? "";
    if (!joins[index] || text.length < LEAST || endsClause(text)) return false;
    if (!isWrapped)
      return (
        startsInLowercase(next) && /[,(\p{Ll}]-?$/u.test(text) && !ENTRY.test(next) && fills(index)
      );
    if (startsInLowercase(next)) return text.length >= 0.5 * width;
    return fills(index) && !ENTRY.test(next);
  });
}

/** The length that nine of ten lines do not exceed. */
function usualWidth(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(0.9 * (lengths.length - 1))] ?? 0;
}

function looksWrapped(
  texts: readonly string[],
  joins: readonly (boolean | undefined)[],
  fills: (index: number) => boolean,
  width: number,
): boolean {
  let pairs = 0;
  let filled = 0;
  let cased = 0;
  let lowercase = 0;
  for (const [index, text] of texts.entries()) {
    if (!joins[index] || endsSentence(text)) continue;
    const next = texts[index + 1] ?? "";
    pairs++;
    if (fills(index)) filled++;
    if (/^[\p{Lu}\p{Ll}]/u.test(next)) cased++;
    if (startsInLowercase(next) && !ENTRY.test(next)) lowercase++;
  }
  if (pairs === 0 || width < LEAST || filled < MOST_FIT * pairs) return false;
  return cased === 0 || lowercase >= 0.3 * cased;
}

const SPACE: Run = { text: " ", bold: false };

/** The lines of a text, with wrapped lines joined. */
export function joinWrappedLines(lines: readonly Run[][]): Run[][] {
  const wraps = findWraps(lines.map((runs) => runs.map(({ text }) => text).join("")));
  const joined: Run[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last && wraps[index - 1]) for (const run of [SPACE, ...line]) last.push(run);
    else joined.push([...line]);
  }
  return joined;
}
