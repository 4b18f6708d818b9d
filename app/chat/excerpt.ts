/** The beginning of a message as one line of plain text, without Markdown and citation markers. */
export function excerpt(content: string, length = 200): string {
  return content
    .slice(0, length * 2)
    .replace(/\s*\[\d{1,2}\]/g, "")
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, "")
    .replace(/[*_`~|]+(?=\S)|(?<=\S)[*_`~|]+/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, length);
}
