import { functionWords } from "./function-words";

/** Letters that only one language of a script uses often. */
const DISTINCTIVE_LETTERS: readonly [RegExp, string][] = [
  [/[¿¡ñ]/iu, "es"],
  [/[ßäöü]/iu, "de"],
  [/[ãõ]/iu, "pt"],
  [/[êèœ]|\b[ldnqj]['’]\p{L}/iu, "fr"],
  [/[łżźśą]/iu, "pl"],
  [/[ğış]/u, "tr"],
  [/[åø]/iu, "da"],
  [/[řěů]/iu, "cs"],
  [/[țșă]/iu, "ro"],
  [/[őű]/iu, "hu"],
];

/** The weight of a distinctive letter, in words: it decides short questions, not long texts. */
const distinctiveLetterWeight = 1.5;

/** For each script, the least share of letters that identifies its language. */
const SCRIPTS: readonly [script: RegExp, leastShare: number, language: string][] = [
  [/\p{Script=Cyrillic}/gu, 0.4, "ru"],
  [/\p{Script=Arabic}/gu, 0.4, "ar"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2, "ja"],
  [/\p{Script=Han}/gu, 0.4, "zh"],
  [/\p{Script=Devanagari}/gu, 0.4, "hi"],
  [/\p{Script=Hangul}/gu, 0.4, "ko"],
  [/\p{Script=Greek}/gu, 0.6, "el"],
  [/\p{Script=Hebrew}/gu, 0.4, "he"],
  [/\p{Script=Thai}/gu, 0.4, "th"],
  [/\p{Script=Bengali}/gu, 0.4, "bn"],
  [/\p{Script=Tamil}/gu, 0.4, "ta"],
];

/** Letters of one language that the commonest language of its script lacks. */
const VARIANTS: readonly [language: string, letters: RegExp, variant: string][] = [
  ["ru", /[іїєґ]/giu, "uk"],
  ["ar", /[پچژگ]/gu, "fa"],
];

/**
 * The characters per variant letter that identify the variant; fewer letters may come from foreign
 * names.
 */
const charactersPerVariantLetter = 60;
const maxSampleLength = 20_000;
/** The weight of one word that only one language has; a lower score is no evidence. */
const minScore = 1;

/** The BCP 47 code of a text's language; null if it cannot be identified. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, maxSampleLength);
  return languageOfScript(sample) ?? languageOfWords(sample);
}

function languageOfScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const found = SCRIPTS.find(
    ([script, leastShare]) => (text.match(script)?.length ?? 0) / letters > leastShare,
  )?.[2];
  const variant = VARIANTS.find(
    ([language, own]) =>
      language === found &&
      (text.match(own)?.length ?? 0) * charactersPerVariantLetter > text.length,
  );
  return variant?.[2] ?? found ?? null;
}

/**
 * Words, and single letters within text or before an apostrophe ("agua y sal", "l'eau"); other
 * single letters are symbols or list numbers.
 */
const WORD =
  /\p{L}{2,}|(?<=^|[\p{L},.;:]\s)\p{L}(?=\s\p{L}|['’]\p{L})|(?<!\p{L})\p{L}(?=['’]\p{L}{2})/gmu;

/** The language whose function words are most frequent in the text. */
function languageOfWords(text: string): string | null {
  const scores = new Map<string, number>();
  const add = (language: string, weight: number) =>
    scores.set(language, (scores.get(language) ?? 0) + weight);
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const owners = wordOwners().get(word) ?? [];
    // A word shared by many languages is weak evidence.
    for (const owner of owners) add(owner, 1 / Math.sqrt(owners.length));
  }
  if (scores.size === 0) return null;
  for (const [sign, owner] of DISTINCTIVE_LETTERS)
    if (sign.test(text)) add(owner, distinctiveLetterWeight);
  // In list order, so that the commoner language wins a tie.
  let best: string | null = null;
  let bestScore = minScore - Number.EPSILON;
  for (const language of Object.keys(functionWords)) {
    const score = scores.get(language) ?? 0;
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

let owners: ReadonlyMap<string, readonly string[]> | null = null;

/** The languages of each function word. */
function wordOwners(): ReadonlyMap<string, readonly string[]> {
  if (owners) return owners;
  const found = new Map<string, string[]>();
  for (const [language, words] of Object.entries(functionWords)) {
    for (const word of new Set(words.split(" "))) {
      found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  owners = found;
  return found;
}
