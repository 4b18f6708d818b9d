/**
 * A phonetic key in the manner of Metaphone, simplified and for several languages: lower case, no accents,
 * no doubled letters, and one letter for letters that sound alike. Spellings of one word have the same key.
 */
export function phoneticKey(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/gu, "")
    .normalize("NFC");
  return SOUNDS.reduce((heard, [written, sound]) => heard.replace(written, sound), bare);
}

/** The first letter of the words that a word may be corrected to. */
export function beginningOf(word: string): string {
  const [first = ""] = phoneticKey(word).replace(/^h(?=.)/u, "");
  return SAME_SOUND.get(first) ?? first;
}

const SOUNDS: readonly [RegExp, string][] = [
  [/ß/gu, "ss"],
  [/[œæ]/gu, "e"],
  [/(?<=[aou])e/gu, ""],
  [/ph/gu, "f"],
  [/(?<=[rt])h/gu, ""],
  [/^(?:kn|gn|pn)/u, "n"],
  [/^ps/u, "s"],
  [/^wr/u, "r"],
  [/ch|ck|qu?/gu, "k"],
  [/c(?=[eiy])/gu, "s"],
  [/c/gu, "k"],
  [/z/gu, "s"],
  [/y/gu, "i"],
  [/ё/gu, "е"],
  [/[أإآ]/gu, "ا"],
  [/ة/gu, "ه"],
  [/ى/gu, "ي"],
  [/(.)\1+/gu, "$1"],
];

const SAME_SOUND = new Map([
  ["v", "b"],
  ["j", "g"],
  ["s", "k"],
]);
