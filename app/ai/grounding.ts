/** Is this quote really in that text? White space may differ; nothing else may. */
export function standsIn(quote: string, text: string): boolean {
  const wanted = foldWhiteSpace(quote);
  return wanted.length > 0 && foldWhiteSpace(text).includes(wanted);
}

function foldWhiteSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
