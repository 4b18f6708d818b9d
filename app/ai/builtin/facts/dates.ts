import { normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";

const YEAR = /(?<!\p{N})(?:[1-9]\p{N}{2,3})(?!\p{N})/u;
/** The most words besides numbers and months: "early", "around", "BC", "v. Chr.". */
const maxOtherWords = 2;

/** Whether the text is only a date: "July 1853", "1868–69", "c. 300 BC". */
export function isDate(text: string, pack: LanguagePack): boolean {
  if (text.length > 40 || !/\p{N}/u.test(text)) return false;
  const isNumeric = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(text.trim());
  const months = monthNames(pack);
  const words = tokenize(text).map((token) => normalizeToken(token.text));
  const named = words.filter((word) => /^\p{L}/u.test(word) && !months.has(word));
  const hasMonth = words.some((word) => months.has(word));
  const hasYear = YEAR.test(text) || /\p{N}{1,2}(?:st|nd|rd|th)?\s+\p{L}{4,}/u.test(text);
  // A course number: "ENVR 1000".
  if (/[%€$£°=]|^\p{Lu}{3,}\s\p{N}/u.test(text)) return false;
  return (
    isNumeric ||
    (hasMonth && named.length <= maxOtherWords) ||
    (hasYear &&
      YEAR.test(text) &&
      named.every((word) => word.length <= 6) &&
      named.length <= maxOtherWords)
  );
}

const known = new WeakMap<LanguagePack, ReadonlySet<string>>();

function monthNames(pack: LanguagePack): ReadonlySet<string> {
  const names = known.get(pack) ?? new Set(pack.words.months.flat().map(normalizeToken));
  known.set(pack, names);
  return names;
}

const NAME = String.raw`\p{Lu}[\p{L}\p{M}’'.-]*`;
const NAMES = String.raw`(?:${NAME}|&|\+|\p{Ll}{1,3})(?:\s+(?:${NAME}|&|\+|\p{Ll}{1,3})){0,5}`;
const ATTRIBUTION = new RegExp(
  String.raw`^(?=\p{Lu}|\p{Lo})(${NAMES})(?:(?:,?\s+|,|(?=[（(]))[（(]?\s*((?:\p{L}+\.?\s)?[1-9]\p{N}{2,3}s?(?:\s?[-–]\s?\p{N}{2,4})?(?:\s\p{Lu}{2,3})?)[)）]?)$`,
  "u",
);

/**
 * Reads a name with a date: "Ebbinghaus 1885", "Vine and Matthews (1963)", "Harry Hess, early
 * 1960s".
 */
export function readAttribution(text: string): { name: string; date: string } | null {
  const [, name, date] = ATTRIBUTION.exec(text.trim()) ?? [];
  return name && date ? { name, date } : null;
}
