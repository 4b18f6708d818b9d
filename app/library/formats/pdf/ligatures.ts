import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { PdfTextItem } from "./fragments";

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Also what a ligature of lam and alef becomes when its two letters are turned round. */
const ALEF_LAM = /[\u0622\u0623\u0625\u0627]\u0644/;
const ARABIC_WORD = /[\u0620-\u065f\u066e-\u06d3]+/g;
const ARABIC_GLYPH = /^[\u0620-\u065f\u066e-\u06d3]+$/;

/**
 * Puts the letters of Arabic ligatures into order. pdf.js turns what is written from right to left
 * round letter by letter, also where one glyph is two letters; what the page draws tells glyphs from
 * letters.
 */
export async function orderLigatures(page: PdfPage, items: PdfTextItem[]): Promise<PdfTextItem[]> {
  if (!items.some(({ str }) => ALEF_LAM.test(str))) return items;
  // A page whose text can be read is not lost because something else on it is broken.
  const ordered = await orderedWords(page).catch(() => new Map<string, string>());
  // Vowel signs are drawn separately from their word.
  const order = (word: string) => {
    const signs = SIGNS_AT_END.exec(word)?.[0] ?? "";
    const bare = signs === "" ? undefined : ordered.get(word.slice(0, -signs.length));
    return ordered.get(word) ?? (bare === undefined ? word : bare + signs);
  };
  return items.map((item) => ({ ...item, str: item.str.replace(ARABIC_WORD, order) }));
}

const SIGNS_AT_END = /(?<![\u064b-\u0652\u0670])[\u064b-\u0652\u0670]+$/;

/** What Arabic is never written like, each with what was meant. */
const MENDED: readonly (readonly [RegExp, string])[] = [
  // Two alefs never follow each other within a word, nor does a final lam take the sign of an alef.
  [/(?<!\u0644)\u0627([\u0622\u0623\u0625\u0627])\u0644/g, "\u0627\u0644$1"],
  [/\u0627\u0644(?=\u064b)/g, "\u0644\u0627"],
  // A vowel sign behind no letter has come off its own.
  [/(?<![\p{L}\p{M}])[\u064b-\u0652\u0670]+/gu, ""],
  // Only the end of a word is written with this letter.
  [/\u0629(?=[\u0621-\u064a])/g, "\u0629 "],
  // Signs next to numbers and brackets that were placed from left to right.
  [/(?<=\d)([،؛])([%٪])/g, "$2$1"],
  [/([،؛])\)/g, ")$1"],
  [/(?<=\S) +([،؛])(?=[\s\p{L}])/gu, "$1"],
  [/([،؛])(?=\p{Script=Arabic})/gu, "$1 "],
];

/** Text of a line with what is surely out of order in its Arabic put right. */
export function mendArabic(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return MENDED.reduce((before, [wrong, right]) => before.replace(wrong, right), text);
}

/** Each word of the page with a ligature: as it is turned round by letters, and as it is written. */
async function orderedWords(page: PdfPage): Promise<Map<string, string>> {
  const seen = new Map<string, Map<string, number>>();
  for (const glyphs of await drawnWords(page)) {
    const turned = [...glyphs.join("")].reverse().join("");
    const written = glyphs.toReversed().join("");
    const counts = seen.get(turned) ?? new Map<string, number>();
    seen.set(turned, counts.set(written, (counts.get(written) ?? 0) + 1));
  }
  const words = new Map<string, string>();
  for (const [turned, counts] of seen) {
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (most) words.set(turned, most[0]);
  }
  return words;
}

/** The Arabic words of the page in the order of their glyphs, from left to right. */
async function drawnWords(page: PdfPage): Promise<string[][]> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([
    getResolvedPDFJS(),
    page.getOperatorList(),
  ]);
  const words: string[][] = [];
  let word: string[] = [];
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) continue;
    for (const glyph of argsArray[index][0] as (number | { unicode: string })[]) {
      // Numbers move the next glyph a little.
      if (typeof glyph === "number") continue;
      if (ARABIC_GLYPH.test(glyph.unicode)) word.push(glyph.unicode);
      else if (word.length > 0) {
        words.push(word);
        word = [];
      }
    }
    if (word.length > 0) words.push(word);
    word = [];
  }
  return words;
}
