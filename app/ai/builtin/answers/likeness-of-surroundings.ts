import { isUnspacedScript, normalizeToken } from "~/ai/text/tokenize";
import type { Unit } from "./units";

/** How many units on each side belong to the surroundings. */
const REACH = 2;
const PIECE = 4;
/** Two characters of Chinese or Japanese tell as much. */
const HAN_PIECE = 2;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * How like the question each candidate and the units around it are, from 0 to well below 1, in
 * the candidates' order: by the pieces of words that both hold, rare ones for more. Pieces are
 * alike where words are not, in every language: "navigate" and "navigation".
 *
 * @param units all those of the candidates' passages, in order
 */
export function likenessOfSurroundings(
  question: string,
  candidates: readonly Unit[],
  units: readonly Unit[],
): number[] {
  const asked = new Map<string, number>();
  for (const piece of piecesOf(question)) asked.set(piece, (asked.get(piece) ?? 0) + 1);
  const pieces = [...asked.keys()];
  const places = new Map(pieces.map((piece, at) => [piece, at]));

  const surroundings = candidates.map(({ section, position }) =>
    units
      .slice(Math.max(0, position - REACH), position + REACH + 1)
      .filter((unit) => unit.section === section),
  );
  const read = new Map(
    [...new Set(surroundings.flat())].map((unit) => [unit, count(places, unit.text)]),
  );

  const idf = pieces.map((_, at) => {
    let holding = 0;
    for (const { counts } of read.values()) if (counts.has(at)) holding += 1;
    return Math.log(1 + read.size / Math.max(holding, 1));
  });
  const weigh = (times: number, at: number) =>
    times > 0 ? (1 + Math.log(times)) * (idf[at] ?? 0) : 0;
  const weights = [...asked.values()].map(weigh);
  const size = Math.hypot(...weights) || 1;

  return surroundings.map((around) => {
    let length = 1;
    const held = pieces.map(() => 0);
    for (const unit of around) {
      const { counts = [], letters = 0 } = read.get(unit) ?? {};
      length += letters;
      for (const [at, times] of counts) held[at] = (held[at] ?? 0) + times;
    }
    const shared = held.reduce((sum, times, at) => sum + (weights[at] ?? 0) * weigh(times, at), 0);
    return shared / size / Math.sqrt(length);
  });
}

/** "the sea" is " the", "the ", " sea" and "sea ". */
function piecesOf(text: string): string[] {
  return foldedWords(text).flatMap((word) => {
    const isHan = isUnspacedScript(word);
    const whole = isHan ? word : ` ${word} `;
    const length = isHan ? HAN_PIECE : PIECE;
    const last = Math.max(0, whole.length - length);
    return Array.from({ length: last + 1 }, (_, at) => whole.slice(at, at + length));
  });
}

/** How often the piece of each place stands in a text, and how long its words are together. */
function count(places: ReadonlyMap<string, number>, text: string) {
  const line = ` ${foldedWords(text).join(" ")} `;
  const counts = new Map<number, number>();
  // Every piece of the line is looked up, not every piece of the question in the line: there may be
  // thousands of these.
  for (let start = 0; start < line.length; start++) {
    for (let end = start + 1; end <= start + PIECE; end++) {
      const at = end > line.length ? undefined : places.get(line.slice(start, end));
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  return { counts, letters: line.length };
}

function foldedWords(text: string): readonly string[] {
  return normalizeToken(text).match(WORD) ?? [];
}
