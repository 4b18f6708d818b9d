import { isQuotedIn } from "~/ai/text/is-quoted-in";

/** Shorter quotes, in characters, occur by chance. */
const minQuoteLength = 12;

/**
 * Finds the text that a model meant to quote, verbatim: differing quotation marks, dashes and dots
 * are ignored, differing words are not.
 */
export function findQuote(quote: string, text: string): string | null {
  const wanted = normalizeText(
    quote
      .trim()
      .replace(/^["“«„]+|["”»]+$/gu, "")
      .replace(/^…|(?:…|\.\.\.)$/gu, ""),
  );
  if (wanted.text.trim().length < minQuoteLength) return null;
  const whole = normalizeText(text);
  const start = whole.text.indexOf(wanted.text.trim());
  if (start < 0) return null;
  const end = start + wanted.text.trim().length - 1;
  const from = whole.places[start];
  const to = whole.places[end];
  if (from === undefined || to === undefined) return null;
  const found = text.slice(from, to + 1);
  return isQuotedIn(found, text) ? found : null;
}

/** The normalized text, and the original index of each character. */
function normalizeText(text: string): { text: string; places: number[] } {
  let written = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const same = normalizeCharacter(character);
    if (!(same === " " && written.endsWith(" "))) {
      for (const letter of same) {
        written += letter;
        for (let unit = 0; unit < letter.length; unit += 1) places.push(at + character.length - 1);
      }
      // The start index of a character counts for the start of a quote.
      if (same.length > 0) places[places.length - same.length] = at;
    }
    at += character.length;
  }
  return { text: written, places };
}

function normalizeCharacter(character: string): string {
  if (/\s/u.test(character)) return " ";
  if (/[“”„«»‟]/u.test(character)) return '"';
  if (/[‘’‚‛`´]/u.test(character)) return "'";
  if (/[‐‑‒–—―−]/u.test(character)) return "-";
  if (character === "…") return "...";
  if (character === "\u00ad") return "";
  return character.toLowerCase().length === character.length ? character.toLowerCase() : character;
}
