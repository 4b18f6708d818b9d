import { normalizeText } from "./plain-text";
import type { RichText } from "./rich-text";
import { markHeader, tableRow } from "./table-rows";
import { markTitleLines, markTypedItems, type StyledBlock } from "./title-lines";

/** A block of a Word document whose kind is not certain yet. */
export interface UnclassifiedBlock extends StyledBlock {
  /** Its parts between tabs, if there are several. */
  columns: RichText[] | null;
}

/** Finds titles, typed lists and tables among paragraphs that have no style for them. */
export function classifyBlocks<Unclassified extends UnclassifiedBlock>(
  blocks: readonly Unclassified[],
): Unclassified[] {
  const settled = joinCode(blocks);
  markTabbedRows(settled);
  const own = settled.filter(({ block }) => block.kind !== "footnote");
  markTitleLines(own);
  markTypedItems(own.map(({ block }) => block));
  setCueLevels(own);
  return settled;
}

/** Joins successive lines of program code to one block. A text mostly in a monospaced font is not code. */
function joinCode<Unclassified extends UnclassifiedBlock>(
  blocks: readonly Unclassified[],
): Unclassified[] {
  const lines = blocks.filter(({ block }) => block.kind === "code").length;
  const isTyped = lines > 10 && lines > 0.6 * blocks.length;
  const joined: Unclassified[] = [];
  for (const one of blocks) {
    const { block } = one;
    const last = joined.at(-1)?.block;
    if (block.kind === "code" && isTyped) {
      joined.push({ ...one, block: { kind: "paragraph", text: normalizeText(block.text) } });
    } else if (block.kind === "code" && last?.kind === "code") last.text += `\n${block.text}`;
    else joined.push(one);
  }
  return joined;
}

/** Successive paragraphs with the same number of tabs are the rows of a table. */
function markTabbedRows(blocks: readonly UnclassifiedBlock[]): void {
  for (let index = 0; index < blocks.length; ) {
    const count = blocks[index]?.columns?.length ?? 0;
    let end = index + 1;
    while (end < blocks.length && count > 1 && blocks[end]?.columns?.length === count) end++;
    if (end - index > 1) {
      const rows = blocks.slice(index, end);
      for (const row of rows) {
        row.block = tableRow(row.columns ?? []);
        row.look = null;
      }
      markHeader(rows.map(({ block }) => block));
    }
    index = end;
  }
}

/** Cues of notes become headings, one level below the heading above the table. */
function setCueLevels(blocks: readonly StyledBlock[]): void {
  let above = 0;
  for (const { block } of blocks) {
    if (block.kind !== "heading") continue;
    if (block.level === undefined) block.level = Math.min(6, above + 1);
    else above = block.level;
  }
}
