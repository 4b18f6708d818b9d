import { normalizeText } from "./plain-text";
import type { RichText } from "./rich-text";
import { markHeader, tableRow } from "./table-rows";
import { markTitleLines, markTypedItems, type SetBlock } from "./title-lines";

/** A block of a Word document, before it is known for sure what it is. */
export interface UnsettledBlock extends SetBlock {
  /** Its parts between tabs, where there are several. */
  columns: RichText[] | null;
}

/** Decides what paragraphs are that Word's styles say nothing of: titles, typed lists and tables. */
export function settleBlocks<Unsettled extends UnsettledBlock>(
  blocks: readonly Unsettled[],
): Unsettled[] {
  const settled = joinCode(blocks);
  nameTabbedRows(settled);
  const own = settled.filter(({ block }) => block.kind !== "footnote");
  markTitleLines(own);
  markTypedItems(own.map(({ block }) => block));
  setCueLevels(own);
  return settled;
}

/** Joins successive lines of program code to one block. A text set mostly in such a font is no code. */
function joinCode<Unsettled extends UnsettledBlock>(blocks: readonly Unsettled[]): Unsettled[] {
  const lines = blocks.filter(({ block }) => block.kind === "code").length;
  const isTyped = lines > 10 && lines > 0.6 * blocks.length;
  const joined: Unsettled[] = [];
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

/** Paragraphs with as many tabs in each are the rows of a table. */
function nameTabbedRows(blocks: readonly UnsettledBlock[]): void {
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

/** The cue beside notes becomes their heading, one level below the heading above the table. */
function setCueLevels(blocks: readonly SetBlock[]): void {
  let above = 0;
  for (const { block } of blocks) {
    if (block.kind !== "heading") continue;
    if (block.level === undefined) block.level = Math.min(6, above + 1);
    else above = block.level;
  }
}
