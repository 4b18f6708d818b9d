const longest = 60;

/** The title of a test of a pasted text: its first line, cut at a word. */
export function nameOfText(text: string): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  const words = line
    .replace(/^#+\s+/u, "")
    .replace(/\s+/gu, " ")
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\p{P}\uD800-\uDBFF]+$/u, "")}…`;
}
