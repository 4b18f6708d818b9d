import type { MarkdownIt } from "markdown-it";

/** Levels of lists and quotes in each other, below which text is lost. */
const MOST_BLOCKS = 100;
/** Levels of marks in each other: for brackets that are not closed, the work grows with it. */
const MOST_MARKS = 20;

/** Limits nesting by what is nested; the library has one limit for both. */
export function limitNesting(markdown: MarkdownIt): void {
  const { ruler } = markdown.core;
  ruler.before("block", "limit_blocks", () => markdown.set({ maxNesting: MOST_BLOCKS }));
  ruler.before("inline", "limit_marks", () => markdown.set({ maxNesting: MOST_MARKS }));
}
