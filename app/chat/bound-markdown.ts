/** Quotes and lists within each other, in one line. Markdown takes time by the cube of it. */
const mostNested = 12;
/** Runs of signs for emphasis in one block. Where none is closed, each is compared with all before. */
const mostEmphasis = 1500;

/** Work that may still go into Markdown and formulas, counted in signs of some 10 µs each. */
export interface Budget {
  signs: number;
}

/** Far above a hundred replies with a list each. */
const signsOfPage = 11_000;
/** Of one text. Markdown takes time by the square of them. */
const signsOfText = 2_000;

/** What all the replies on one page share. */
export function pageBudget(): Budget {
  return { signs: signsOfPage };
}

/** What one text may take of its page. */
export function textBudget({ signs }: Budget): Budget {
  return { signs: Math.min(signs, signsOfText) };
}

const sign = /[\n!#$&*+:<=>@[\\\]_`|~-]/g;
/**
 * A line is work even without a sign in it; a closing bracket looks back at all that opened; and the
 * shortest formula, also where it is wrong, takes as long as a line.
 */
const weights: Record<string, number> = { "\n": 5, "]": 5, $: 3, "\\": 2 };
/** So many characters are as much work as a sign. */
const charactersOfSign = { text: 16, formula: 4 };

/**
 * How much of a text is read as Markdown, which is taken from the budget: all of it, or the lines
 * before that is spent.
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

/** Takes a formula from the budget. @returns whether there is as much left */
export function spendOnFormula(tex: string, budget: Budget): boolean {
  const left = budget.signs - tex.length / charactersOfSign.formula;
  budget.signs = Math.max(0, left);
  return left >= 0;
}

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/**
 * Takes the meaning from signs of Markdown where there are more of them than any text needs, so that
 * a page of them does not hold the server for a minute. Leaves other texts, and code, as they are.
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

/** A rule across the page, which may be as long as it likes. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/;

function withoutNesting(line: string): string {
  if (rule.test(line)) return line;
  container.lastIndex = 0;
  for (let depth = 0; depth < mostNested; depth++) if (!container.test(line)) return line;
  if (!container.test(line)) return line;
  // Behind a sign that means nothing there is no other one.
  const sign = container.lastIndex - 1;
  return `${line.slice(0, sign)}\\${line.slice(sign)}`;
}

function withoutEmphasis(lines: string[]): string[] {
  let runs = 0;
  for (const line of lines) runs += line.match(/[*_]+|~+/g)?.length ?? 0;
  return runs > mostEmphasis ? lines.map((line) => line.replace(/[*_~]/g, "\\$&")) : lines;
}
