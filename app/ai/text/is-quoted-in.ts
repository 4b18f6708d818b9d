import { collapseWhiteSpace } from "./tokenize";

/** Whether `text` contains `quote` verbatim; white space and Unicode composition may differ. */
export function isQuotedIn(quote: string, text: string): boolean {
  const wanted = normalizeQuote(quote);
  return wanted.length > 0 && normalizeQuote(text).includes(wanted);
}

/** The form in which quotes are compared: NFC, with single spaces. */
export function normalizeQuote(text: string): string {
  return collapseWhiteSpace(text.normalize("NFC"));
}
