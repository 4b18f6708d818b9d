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
  for (const sign of text) {
    const same = normalizeCharacter(sign);
    if (!(same === " " && written.endsWith(" "))) {
      for (const letter of same) {
        written += letter;
        for (let unit = 0; unit < letter.length; unit += 1) places.push(at + sign.length - 1);
      }
      // The start index of a character counts for the start of a quote.
      if (same.length > 0) places[places.length - same.length] = at;
    }
    at += sign.length;
  }
  return { text: written, places };
}

function normalizeCharacter(sign: string): string {
  if (/\s/u.test(sign)) return " ";
  if (/[“”„«»‟]/u.test(sign)) return '"';
  if (/[‘’‚‛`´]/u.test(sign)) return "'";
  if (/[‐‑‒–—―−]/u.test(sign)) return "-";
  if (sign === "…") return "...";
  if (sign === "\u00ad") return "";
  return sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign;
}
