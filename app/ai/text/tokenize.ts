/** A token, with its offsets in the text. */
export interface Token {
  /** As written. */
  text: string;
  start: number;
  end: number;
}

const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*/gu;
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether the text is in a script without spaces between words. */
export function isUnspacedScript(text: string): boolean {
  return UNSPACED_SCRIPT.test(text);
}

/** Splits a text into words and numbers. Elisions ("l'eau") are two tokens. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (isUnspacedScript(match[0])) tokens.push(...segmentUnspaced(match[0], match.index));
    else tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

// Creating a segmenter takes longer than using it.
const japanese = new Intl.Segmenter("ja", { granularity: "word" });
const chinese = new Intl.Segmenter("zh", { granularity: "word" });

/** Segments Chinese and Japanese by the platform's dictionary. */
function segmentUnspaced(text: string, offset: number): Token[] {
  const segmenter = KANA.test(text) ? japanese : chinese;
  return [...segmenter.segment(text)].map((part) => ({
    text: part.segment,
    start: offset + part.index,
    end: offset + part.index + part.segment.length,
  }));
}

/** Lower case without accents, so that "Élite" and "elite" are one word. */
export function normalizeToken(token: string): string {
  return token
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/gu, "")
    .normalize("NFC")
    .replace(/ё/gu, "е")
    .replace(/[أإآ]/gu, "ا");
}

/** A text in the form for comparison: normalized tokens joined by single spaces. */
export function comparableText(text: string): string {
  return tokenize(text)
    .map((token) => normalizeToken(token.text))
    .join(" ");
}

export function countTokens(text: string): number {
  return tokenize(text).length;
}

const WHITE_SPACE = /\s+/gu;

/** Collapses white space to single spaces and trims it. */
export function collapseWhiteSpace(text: string): string {
  return text.replace(WHITE_SPACE, " ").trim();
}
