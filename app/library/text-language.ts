/** The language and direction of a text, for layout, speech and line breaks. */
export interface TextLanguage {
  /** BCP 47; empty if unknown. */
  lang: string;
  dir: "ltr" | "rtl" | "auto";
}

/** The language of a text by its script or its most frequent words, if they leave no doubt. */
export function textLanguage(text: string): TextLanguage {
  const sample = text.slice(0, 8_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) => (sample.match(script)?.length ?? 0) / letters;
  const scripted = scripts.find(([script]) => letters > 0 && share(script) > 0.4);
  if (scripted) {
    const [, lang, dir = "ltr"] = scripted;
    return { lang: lang(sample), dir };
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, next] = Object.entries(commonWords)
    .map(([lang, common]) => ({ lang, count: words.filter((word) => common.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const sure = best && best.count >= 3 && best.count > 1.5 * (next?.count ?? 0);
  return sure ? { lang: best.lang, dir: "ltr" } : { lang: "", dir: "auto" };
}

const scripts: [RegExp, (sample: string) => string, "rtl"?][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, chineseOrJapanese],
  [/\p{Script=Hangul}/gu, () => "ko"],
  // Persian and Urdu share the script with Arabic.
  [/\p{Script=Arabic}/gu, (sample) => (/[پچژگٹڈڑںے]/u.test(sample) ? "" : "ar"), "rtl"],
  [/\p{Script=Hebrew}/gu, () => "he", "rtl"],
  [/\p{Script=Thai}/gu, () => "th"],
  [/\p{Script=Greek}/gu, () => "el"],
];

function chineseOrJapanese(sample: string): string {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample) ? "ja" : "zh";
}

const commonWords: Record<string, Set<string>> = {
  en: new Set("the of and is that with for was are this from by".split(" ")),
  de: new Set("der die und das ist nicht mit den von ein auch wird".split(" ")),
  fr: new Set("les des est une dans que pour qui sur avec du au".split(" ")),
  es: new Set("los las del una por con que para como más el y".split(" ")),
  pt: new Set("os das dos uma não com para mais são ao em foi".split(" ")),
  it: new Set("il di che della sono gli nel una per con più è".split(" ")),
};
