import { countTokens } from "~/ai/text/tokenize";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView } from "./draft";
import type { FoundFact } from "./fact";

export interface Table {
  header: readonly string[] | null;
  /** Rows below the header; `index` counts all rows of the node. */
  rows: readonly { cells: readonly string[]; text: string; index: number }[];
  node: TextNode;
  section: Section;
  view: DocumentView;
}

/** A fact from a cell. */
export type CellFact = FoundFact & { row: number; weight: number; context?: string | null };

/** Labels of a missing figure ("F + G"). */
const FIGURE_LETTERS = /(?<![\p{L}\p{N}])\p{Lu}(?:\s*\+\s*\p{Lu})+(?![\p{L}\p{N}])/u;

export function isValue(cell: string): boolean {
  return /[\p{L}\p{N}]/u.test(cell) && !/[+(,]$/u.test(cell) && !FIGURE_LETTERS.test(cell);
}

export function averageWords(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + countTokens(cell), 0) / Math.max(1, cells.length);
}
