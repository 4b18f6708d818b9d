/** A formula in a text: its TeX and its range, including the delimiters. */
export interface Formula {
  tex: string;
  /** Whether it is a block, not inline. */
  display: boolean;
  start: number;
  end: number;
}

/**
 * The formulas of a Markdown text, between `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. Code and URLs are skipped. By Pandoc's
 * rule, a dollar sign before a price is no delimiter; nor are escaped brackets around plain words.
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

/** If two alternatives match at the same position, the first one wins. */
const formulaOrOther = new RegExp(
  [
    // Code: fenced, even if the fence is still open, and inline.
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
