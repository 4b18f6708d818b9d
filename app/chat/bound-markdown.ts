/** Levels of nested quotes and lists in one line. The parser's time grows with their cube. */
const mostNested = 12;
/** Runs of emphasis marks in one block. If none is closed, the parser compares each with all before it. */
const mostEmphasis = 1500;

/** Work that may still go into Markdown and formulas, counted in marks of about 10 µs each. */
export interface Budget {
  signs: number;
}

/** Far more than a hundred replies with a list each need. */
const signsOfPage = 11_000;
/** Marks in one text. The parser's time grows with their square. */
const signsOfText = 2_000;

/** The budget that all replies of a page share. */
export function pageBudget(): Budget {
  return { signs: signsOfPage };
}

/** The share of a page's budget that one text may take. */
export function textBudget({ signs }: Budget): Budget {
  return { signs: Math.min(signs, signsOfText) };
}

const sign = /[\n!#$&*+:<=>@[\\\]_`|~-]/g;
/**
 * The work of each character: a line takes time even without marks, a closing bracket is compared with all opening ones,
 * and the shortest formula, even a wrong one, takes as long as a line.
 */
const weights: Record<string, number> = { "\n": 5, "]": 5, $: 3, "\\": 2 };
/** How many characters take as long as a mark. */
const charactersOfSign = { text: 16, formula: 4 };

/**
 * How many characters of a text are parsed as Markdown: all, or the lines before the budget is used up. Their work is
 * taken from the budget.
 */
export function spendOnMarkdown(text: string, budget: Budget): number {
  let signs = 0;
  for (const { 0: found, index } of text.matchAll(sign)) {
    signs += weights[found] ?? 1;
    if (signs + index / charactersOfSign.text <= budget.signs) continue;
    budget.signs = 0;
    return text.lastIndexOf("\n", index - 1) + 1;
  }
  signs += text.length / charactersOfSign.text;
  const length = signs <= budget.signs ? text.length : text.lastIndexOf("\n") + 1;
  budget.signs = Math.max(0, budget.signs - signs);
  return length;
}

/** Takes a formula's work from the budget. @returns whether the budget allows it */
export function spendOnFormula(tex: string, budget: Budget): boolean {
  const left = budget.signs - tex.length / charactersOfSign.formula;
  budget.signs = Math.max(0, left);
  return left >= 0;
}

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/**
 * Escapes Markdown marks beyond the number that any real text needs, so that a page of them cannot keep the server busy
 * for a minute. Other texts, and code, stay as they are.
 */
export function boundMarkdown(text: string): string {
  if (text.length <= mostNested) return text;
  let fence: string | null = null;
  let block: string[] = [];
  const written: string[] = [];
  const flush = () => {
    written.push(...withoutEmphasis(block));
    block = [];
  };
  for (const line of text.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence || mark || line.trim() === "") {
      flush();
      written.push(line);
      if (!fence) fence = mark ?? null;
      else if (mark?.startsWith(fence)) fence = null;
    } else block.push(withoutNesting(line));
  }
  flush();
  return written.join("\n");
}

/** A thematic break, which may have any length. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/;

function withoutNesting(line: string): string {
  if (rule.test(line)) return line;
  container.lastIndex = 0;
  for (let depth = 0; depth < mostNested; depth++) if (!container.test(line)) return line;
  if (!container.test(line)) return line;
  // After an escaped mark, no further container begins.
  const sign = container.lastIndex - 1;
  return `${line.slice(0, sign)}\\${line.slice(sign)}`;
}

function withoutEmphasis(lines: string[]): string[] {
  let runs = 0;
  for (const line of lines) runs += line.match(/[*_]+|~+/g)?.length ?? 0;
  return runs > mostEmphasis ? lines.map((line) => line.replace(/[*_~]/g, "\\$&")) : lines;
}
