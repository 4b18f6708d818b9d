/** A formula in a text: its TeX and where it stands, delimiters included. */
export interface Formula {
  tex: string;
  /** On lines of its own. */
  display: boolean;
  start: number;
  end: number;
}

/**
 * The formulas of a Markdown text, between `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. Nothing is looked
 * for in code and addresses; a dollar before a price is a dollar, by Pandoc's rule; and escaped
 * brackets round plain words are brackets.
 */
export function findMath(text: string): Formula[] {
  const found: Formula[] = [];
  for (const match of text.matchAll(formulaOrOther)) {
    const { dollars, bracket, paren, dollar } = match.groups ?? {};
    const tex = dollars ?? bracket ?? paren ?? dollar;
    if (tex === undefined || tex.trim() === "") continue;
    if (bracket !== undefined && !/[\\^_=+<>{}|/]/.test(bracket)) continue;
    const start = match.index;
    const display = dollars !== undefined || bracket !== undefined;
    found.push({ tex: tex.trim(), display, start, end: start + match[0].length });
  }
  return found;
}

/** What comes first in this list wins where two could begin at the same place. */
const formulaOrOther = new RegExp(
  [
    // Code: fenced, also where the fence is still open, and inline.
    String.raw`^ {0,3}(?<fence>\x60{3,}(?!\x60)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\k<fence>|(?![\s\S]))`,
    "(?<!`)(?<ticks>`+)(?!`)[^]{1,2000}?(?<!`)\\k<ticks>(?!`)",
    String.raw`https?:\/\/[^\s<>]+`,
    String.raw`\\\((?<paren>(?:(?!\n\s*\n)[^]){1,2000}?)\\\)`,
    String.raw`^[ \t>]*\\\[(?<bracket>(?:(?!\n\s*\n)[^]){1,2000}?)\\\][.,;]?[ \t]*$`,
    String.raw`\\[^]`,
    String.raw`\$\$(?<dollars>(?:(?!\n\s*\n)[^$]|\\\$){1,2000}?)\$\$`,
    String.raw`\$(?!\s|\$)(?<dollar>(?:\\[^\n]|[^$\\\n]){1,500}?)(?<!\s)\$(?![\d$])`,
  ].join("|"),
  "gmu",
);
