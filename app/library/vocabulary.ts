import { beginningOf } from "~/ai/text/phonetic-key";

/** Words of 4 to 24 letters, in scripts that separate words by spaces. */
const word =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]{3,23}(?![\p{L}\p{M}])/gu;

/** More than a long book has. */
const mostWords = 60_000;

/** The distinct words of texts, lower case, by their `beginningOf`. */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #byBeginning = new Map<string, string[]>();

  add(text: string): void {
    if (this.#words.size >= mostWords) return;
    for (const [one] of text.normalize("NFC").toLowerCase().matchAll(word)) {
      if (this.#words.has(one)) continue;
      this.#words.add(one);
      const beginning = beginningOf(one);
      const list = this.#byBeginning.get(beginning);
      if (list) list.push(one);
      else this.#byBeginning.set(beginning, [one]);
    }
  }

  get byBeginning(): ReadonlyMap<string, readonly string[]> {
    return this.#byBeginning;
  }
}
