import { beginningOf } from "~/ai/text/phonetic-key";

/** Words of 4 to 24 letters, in scripts that separate words by spaces. */
const word =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]{3,23}(?![\p{L}\p{M}])/gu;

/** More than a long book has. */
const mostWords = 60_000;

/** The distinct words of texts, lower case, by their `beginningOf`. */
export function collectWords(texts: readonly string[]): Map<string, string[]> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [one] of text.normalize("NFC").toLowerCase().matchAll(word)) words.add(one);
    if (words.size >= mostWords) break;
  }
  const collected = new Map<string, string[]>();
  for (const one of words) {
    const beginning = beginningOf(one);
    const list = collected.get(beginning);
    if (list) list.push(one);
    else collected.set(beginning, [one]);
  }
  return collected;
}
