/** Replaces the file extension of a web page of which only the main text is read. */
export const webPageType = "webpage";

/** As what a file is read: of HTML that came from an address, the main text. */
export function readingType({ type, source }: { type: string; source: string | null }): string {
  return type === "html" && source !== null ? webPageType : type;
}
