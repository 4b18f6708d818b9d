/** Characters of an option that are repeated in another label. */
const longest = 80;

/** The beginning of a text that is shown in full nearby, cut between two words. */
export function shorten(text: string): string {
  if (text.length <= longest) return text;
  const beginning = text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning.replace(/[\s\p{P}]+\S*$/u, "")}…`;
}
