import { countUnspacedCharacters } from "./plain-text";
import type { RichText } from "./rich-text";

const HYPHEN_AT_END = /\p{L}[-\u00ad\u2010]$/u;
const LOWERCASE_START = /^\p{Ll}/u;
const CLOSING = "[\"'”’»›“)\\]]*";
const SENTENCE_END = new RegExp(`[.!?…。！？؟۔]${CLOSING}$`, "u");
const CLAUSE_END = new RegExp(`[.!?…:;。！？：；؟۔]${CLOSING}$`, "u");
const FIRST_SENTENCE = new RegExp(
  `^.*?(?:[。！？]${CLOSING}|(?<!\\b(?:\\p{Lu}|[Dd]r|Mr|Mrs|St|vs|Fig|No|cf|e\\.g|i\\.e))[.!?…؟۔]${CLOSING}(?=\\s+[\\p{Lu}\\p{Lo}\\p{N}"“«‘„(¿¡—]|$))`,
  "su",
);

const TAIL = 40;
/** "p.", "S.", "vol.": a number follows on the next line. */
const ABBREVIATION_END =
  /[\s(](?:pp?|S|Bd|[Vv]ol|[Nn]o|[Nn]r|Fig|cf|vgl|Vgl|e\.g|i\.e|Mr|Mrs|Dr|St)\.$/;

/** A paragraph grows line by line; testing all of it for each line would take quadratic time. */
function tail(text: string): string {
  return text.length > TAIL ? text.slice(-TAIL) : text;
}

/** Whether text could end a sentence. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(tail(text)) && !ABBREVIATION_END.test(tail(text));
}

/** Whether text could end a paragraph or introduce a list. */
export function endsClause(text: string): boolean {
  return CLAUSE_END.test(tail(text)) && !ABBREVIATION_END.test(tail(text));
}

/** Whether text continues a sentence. */
export function startsInLowercase(text: string): boolean {
  return LOWERCASE_START.test(text);
}

/** Joins a line to the text before it, undoing hyphenation. */
export function joinLine(
  text: string,
  line: string,
  keepsHyphen: (word: string) => boolean,
): string {
  if (text === "") return line;
  const end = tail(text);
  if (HYPHEN_AT_END.test(end)) {
    if (!LOWERCASE_START.test(line))
      return text.endsWith("-") || text.endsWith("‐") ? text + line : text.slice(0, -1) + line;
    const divided = `${/[\p{L}-]+$/u.exec(end)?.[0] ?? ""}${/^[\p{L}-]+/u.exec(line)?.[0] ?? ""}`;
    return keepsHyphen(divided.toLowerCase()) ? text + line : text.slice(0, -1) + line;
  }
  // A dash without spaces joins its words across the line break too.
  if (/[^\s\d][—–/]$/u.test(end) && !/^\s/.test(line)) return text + line;
  if (/^—\S/u.test(line)) return text + line;
  // In scripts without spaces a number may be split at the end of a line.
  if (/\d[.,]?$/.test(end) && /^\d/.test(line) && (hasUnspaced(end) || hasUnspaced(line)))
    return text + line;
  return `${text} ${line}`;
}

/** The same for rich text; bold ranges of both are kept. */
export function appendLine(
  before: RichText,
  line: RichText,
  keepsHyphen: (word: string) => boolean,
): RichText {
  const text = joinLine(before.text, line.text, keepsHyphen);
  const shift = text.length - line.text.length;
  if (!before.bold && !line.bold) return { text };
  const bold = (before.bold ?? []).map(([from, to]): [number, number] => [
    from,
    Math.min(to, shift),
  ]);
  for (const [from, to] of line.bold ?? []) {
    const last = bold.at(-1);
    if (last && text.slice(last[1], from + shift).trim() === "") last[1] = to + shift;
    else bold.push([from + shift, to + shift]);
  }
  return bold.length > 0 ? { text, bold } : { text };
}

function hasUnspaced(text: string): boolean {
  return countUnspacedCharacters(text.slice(0, 3 * TAIL)) > 0;
}

/** Splits off the sentence that was begun on the page before; the second part may be empty. */
export function splitFirstSentence(text: string): [string, string] | null {
  const match = FIRST_SENTENCE.exec(text);
  if (!match) return null;
  return [match[0], text.slice(match[0].length).trim()];
}
