import { countTokens } from "~/ai/text/tokenize";

/** An entry of notes, a term and its meaning: "Osmosis = movement of water". */
export interface Entry {
  /** Verbatim, without numbering and bracket. */
  term: string;
  /** The text in brackets after the term. */
  bracket: string | null;
  separator: "equals" | "colon" | "dash" | "arrow";
  /** Verbatim, without the full stop at its end. */
  meaning: string;
}

interface Separator {
  kind: Entry["separator"];
  start: number;
  end: number;
}

/** The most words before the separator; equations and arrows can join clauses. */
const maxTermWords = { equals: 14, colon: 8, dash: 6, arrow: 24 } as const;

const NUMBERING =
  /^(?:[-–—•*·▪◦‣●○■□✓➢!¡#>]+\s*|(?![©®™])\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\s*|\(?(?:\d{1,2}|\p{L})[.)]\s+|\d{1,2}[.)][-–]\s*(?=\P{N}))+/u;
/** Heading markup at the end of a line: "injury ## Body". */
const TRAILING_MARKUP = /\s#{2,6}(?:\s.*)?$/u;
const ARROW = /^(?:-+>|=+>|[→⇒➔➜➝⟶⟹])/u;
const OPENING = "([{（「『«“„";
const CLOSING = ")]}）」』»”";

/** The line without its bullet or number. */
export function withoutNumbering(line: string): string {
  return line.replace(NUMBERING, "").trim();
}

/** Splits a line at its first separator; null if it has none. */
export function readEntry(line: string): Entry | null {
  const text = withoutNumbering(line).replace(TRAILING_MARKUP, "");
  const mark = findSeparators(text)[0];
  if (!mark) return null;
  const before = text.slice(0, mark.start).trim();
  const meaning = withoutStop(text.slice(mark.end));
  if (before === "" || meaning === "" || !/[\p{L}\p{N}]/u.test(before)) return null;
  const said = before.replace(/[（(][^()（）]*[)）]/gu, "");
  if (/[.!?。！？]$|\p{Ll}{3}[.!?]\s/u.test(said) || countTokens(before) > maxTermWords[mark.kind])
    return null;
  return { ...splitBracket(before), separator: mark.kind, meaning };
}

/** The parts between the arrows of a line; one part if there is no arrow. */
export function splitArrows(line: string): string[] {
  const text = withoutNumbering(line);
  const arrows = findSeparators(text).filter(({ kind }) => kind === "arrow");
  const ends = [...arrows.map(({ start }) => start), text.length];
  return ends.map((end, index) => withoutStop(text.slice(arrows[index - 1]?.end ?? 0, end)));
}

/** Finds the separators outside brackets and quotation marks. */
function findSeparators(text: string): Separator[] {
  const marks: Separator[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === '"') depth = depth > 0 ? depth - 1 : depth + 1;
    const mark = depth === 0 ? separatorAt(text, at) : null;
    if (!mark) continue;
    marks.push(mark);
    at = mark.end - 1;
  }
  return marks;
}

function separatorAt(text: string, at: number): Separator | null {
  const character = text.charAt(at);
  if (!"=-–—:：→⇒➔➜➝⟶⟹".includes(character)) return null;
  const arrow = ARROW.exec(text.slice(at, at + 4));
  if (arrow) return { kind: "arrow", start: at, end: at + arrow[0].length };
  const isSpaced = /\s/u.test(text.charAt(at - 1)) && /\s/u.test(text.charAt(at + 1));
  const one = { start: at, end: at + 1 };
  if (character === "=") return isSpaced ? { kind: "equals", ...one } : null;
  if (character === "：") return { kind: "colon", ...one };
  if (character === ":")
    return /\s|^$/u.test(text.charAt(at + 1)) ? { kind: "colon", ...one } : null;
  return isSpaced ? { kind: "dash", ...one } : null;
}

const BRACKET = /^(.+?)\s*[（(]([^()（）]{1,60})[)）]$/u;

/** Splits "STM (short term memory)" into name and bracket. */
export function splitBracket(name: string): { term: string; bracket: string | null } {
  const [, term, bracket] = BRACKET.exec(name) ?? [];
  return term && bracket ? { term, bracket: bracket.trim() } : { term: name, bracket: null };
}

/** The bracket as an alias of the term: an acronym or words, no year, number or remark. */
export function aliasesOf(term: string, bracket: string | null): string[] {
  if (bracket === null || /\p{N}{3}|[,;:=]/u.test(bracket)) return [];
  return isAcronymOf(bracket, term) || isAcronymOf(term, bracket) || countTokens(bracket) === 1
    ? [bracket]
    : [];
}

function isAcronymOf(short: string, long: string): boolean {
  if (!/^[\p{L}\p{N}.]{2,8}$/u.test(short) || !/\p{Lu}/u.test(short)) return false;
  const initials = [...long.matchAll(/(?<![\p{L}])\p{L}/gu)].map(([letter]) => letter).join("");
  const letters = short.replace(/[^\p{L}]/gu, "").toLowerCase();
  return (
    letters.length > 1 &&
    initials.toLowerCase().startsWith(letters.charAt(0)) &&
    containsInOrder(long.toLowerCase(), letters)
  );
}

function containsInOrder(text: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = text.indexOf(letter, at + 1);
    return at >= 0;
  });
}

function withoutStop(text: string): string {
  const bare = text.trim();
  return bare.length > 1 && !/\p{L}\.\p{L}\.$/u.test(bare) && !/(?:\betc|…|\.\.)\.$/u.test(bare)
    ? bare.replace(/[.。।;；,]$/u, "").trim()
    : bare;
}

/** The most words of an item of an enumeration. */
const maxNameWords = 5;

/**
 * The items of an enumeration ("Germany, Austria-Hungary and Italy"); null if there are fewer than
 * three, or one is longer than a name.
 * @param conjunction the word for "and"
 */
export function splitEnumeration(text: string, conjunction: string): string[] | null {
  const bare = withoutStop(text);
  if (/[.!?:=→]\s|->/u.test(bare)) return null;
  const parts = splitOutsideBrackets(bare, /[,;、，；؛،]/u);
  const last = parts.at(-1) ?? "";
  const joint = last.search(new RegExp(`\\s(?:${conjunction}|&|\\+)\\s`, "u"));
  // "Handels- und Versorgungsketten" is one item.
  if (joint > 0 && last.charAt(joint - 1) !== "-") {
    const rest = last.slice(joint).replace(/^\s\S+\s/u, "");
    parts.splice(-1, 1, last.slice(0, joint), rest);
  }
  const items = parts.map((part) =>
    part.replace(new RegExp(`^(?:${conjunction})\\s`, "u"), "").trim(),
  );
  const isEnumeration =
    items.length > 2 &&
    items.every(
      (item) => item !== "" && countTokens(item.replace(/\([^)]*\)/gu, "")) <= maxNameWords,
    );
  return isEnumeration ? items : null;
}

/** Splits at separators outside brackets and quotation marks. */
export function splitOutsideBrackets(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separator.test(character) && !isWithinNumber(text, at)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== "");
}

function isWithinNumber(text: string, at: number): boolean {
  return /\p{N}/u.test(text.charAt(at - 1)) && /\p{N}/u.test(text.charAt(at + 1));
}
