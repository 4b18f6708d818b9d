import { finiteVerb } from "../language/english-verbs";
import { type Language, stopWords } from "../language/stop-words";

const SMALL_NUMBER = /(?<=(\p{L}+)[”"’)]?,? )\d{1,3}(?=(?:[.,;:]| (\p{L}+)|$))/gu;
/** After these a number counts something, whatever stands before it. */
const COUNTED = /^(?:of|percent|per|million|billion|thousand|hundred|degrees?|years?|to|and|or)$/iu;

const MONTH =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|Januar|Februar|März|Juni|Juli|Oktober|Dezember)$/u;

/** What a text looks like whose letters were misread, or whose words have run together. */
const DAMAGE: Partial<Record<Language, RegExp>> = {
  // Letters of another encoding; "فقدانالتنوع": an article in the middle of a word; a dash or a sign
  // of per cent that has lost its number; "by 1851", "between 1664", "to for": half of it is lost.
  ar: /[¨¶¼-¿Ã-Æåæ†ˆ™]|(?<![\p{L}\p{M}])(?![وفبكل]{0,2}ال|لل)[\p{L}\p{M}]{5,}ال(?!ات|ي)[\p{L}\p{M}]{4,}|\p{L}[–—]\d|[،؛][%٪]|(?<!\p{L})بواسطة \d{4}|(?<!\p{L})إلى ل\p{L}|(?<!\p{L})بين \d{4}(?![\d\s]*(?:و|[–-]))|(?<![\d\s])\s?[%٪]/u,
  // Quotation marks that have come off what they quote.
  zh: /[“‘]\s*[”’]|[“‘]\s|\s[”’]|[“‘（]$/u,
};

/** "1.1 × 1011" was 1.1 × 10¹¹. */
const LOST_EXPONENT = /[×·]\s?10\d{1,2}(?![\d.,]\d|\d)/u;

/**
 * Does the mark of a footnote stand in the sentence as if it were a number: "the bizcacha 71",
 * "weeks1", "other rodents 91 than these"? Such a sentence can be neither asked nor answered with.
 */
export function hasStrayMark(text: string, language: Language): boolean {
  if (DAMAGE[language]?.test(text) || LOST_EXPONENT.test(text)) return true;
  if (
    // Three letters tell as much as the whole word, and a word without end is passed over once.
    /\p{Ll}{3}[”"’)]?\d{1,3}(?![\d\p{L}])/u.test(text) ||
    /\p{L}[.,;]\d{1,3}(?= \p{L})/u.test(text)
  )
    return true;
  if (/\d\s*\[|\[\s*\p{Lu}/u.test(text)) return true;
  const common = stopWords(language);
  for (const match of text.matchAll(SMALL_NUMBER)) {
    const [, before = "", after] = match;
    // "their Toldos 42 on the outskirts"; but "on July 14 in Paris".
    const isName = /^\p{Lu}\p{Ll}{3,}$/u.test(before) && !MONTH.test(before);
    if (!isName && (!/^\p{Ll}{3,}$/u.test(before) || common.has(before) || mayCount(before)))
      continue;
    if (isName && after === undefined) continue;
    if (after === undefined || (common.has(after.toLowerCase()) && !COUNTED.test(after)))
      return true;
    // "several whales 102 spouting": a thing in the plural, then a number of nothing.
    const counts = COUNTED.test(after) || /s$|people|men|children/u.test(after);
    if (language === "en" && /[^s]s$/u.test(before) && !counts) return true;
  }
  return false;
}

/** "lasted 59 days", "roughly 30 miles", "chapter 3": here the number belongs to the text. */
function mayCount(word: string): boolean {
  return (
    /(?:ly|ed|ing)$/u.test(word) ||
    finiteVerb(word) !== null ||
    /^(?:type|number|age|aged|least|another|additional|every|next|last|past|first|carbon|oxygen|uranium|group|step|day|article|grade|around|roughly|million)$/u.test(
      word,
    )
  );
}
