import { type Language, stopWords } from "./stop-words";

export type { Language } from "./stop-words";

const LATIN: readonly Language[] = ["en", "es", "fr", "de", "pt", "it"];

/** Signs that only one of the languages writes often. */
const SIGNS: readonly [RegExp, Language][] = [
  [/[¿¡ñ]/iu, "es"],
  [/[ßäöü]/iu, "de"],
  [/[ãõ]/iu, "pt"],
  [/[êèœ]|\b[ldnqj]['’]\p{L}/iu, "fr"],
];

/** The language of a text, told by its script and its commonest words. English when in doubt. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, 20_000);
  const script = scriptOf(sample);
  if (script) return script;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: Language = "en";
  let bestScore = 0;
  for (const language of LATIN) {
    const common = stopWords(language);
    let score = words.reduce((sum, word) => sum + (common.has(word) ? 1 : 0), 0);
    // One sign decides a short question; in a long text the words do.
    if (SIGNS.some(([sign, owner]) => owner === language && sign.test(sample))) score += 1.5;
    if (score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}

function scriptOf(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (share(/\p{Script=Cyrillic}/gu) > 0.4) return "ru";
  if (share(/\p{Script=Arabic}/gu) > 0.4) return "ar";
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.2) return "ja";
  if (share(/\p{Script=Han}/gu) > 0.4) return "zh";
  if (share(/\p{Script=Devanagari}/gu) > 0.4) return "hi";
  return null;
}
