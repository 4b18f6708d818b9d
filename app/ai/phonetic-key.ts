/**
 * A word as its sound may be written by somebody who does not know its spelling: lower case, no
 * accents, no doubled letters, and one letter for those that sound alike. Two words with the same
 * result are spellings of one.
 */
export function phoneticKey(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/gu, "")
    .normalize("NFC");
  return SOUNDS.reduce((heard, [written, sound]) => heard.replace(written, sound), bare);
}

/** What words that may be meant by a misspelt one have in common with it: how they begin. */
export function beginningOf(word: string): string {
  const [first = ""] = phoneticKey(word).replace(/^h(?=.)/u, "");
  return ALIKE.get(first) ?? first;
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

const ALIKE = new Map([
  ["v", "b"],
  ["j", "g"],
  ["s", "k"],
]);
