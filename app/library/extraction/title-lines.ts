import type { Block } from "./document";
import { lineOpenings, opensWithBullet, readListMarker } from "./list-marker";
import { isAllBold, sliceRich } from "./rich-text";

/** The typography of a paragraph. */
export interface ParagraphFormat {
  /** Font size of most of its letters, in any unit. */
  size: number;
  underlined: boolean;
}

/** A block, with its typography if it may be a title without being marked as one. */
export interface StyledBlock {
  block: Block;
  look: ParagraphFormat | null;
}

const LONGEST_TITLE = 100;
const MOST_WORDS = 14;
/** More bold lines in a row than this are a list, not titles. */
const MOST_IN_A_ROW = 4;
const LARGER = 1.15;
/** Levels of lists, as many as Word has. */
const DEEPEST = 9;
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-Z])(?:[.):]|(?<=\.\d+))\s+(?=\S)/;

/**
 * Turns lines that look like headings into headings: short lines above text that are bold, underlined,
 * in capitals, larger or numbered. Their level is below that of the marked heading above them.
 */
export function markTitleLines(blocks: readonly StyledBlock[]): void {
  const style = measure(blocks);
  const numbers = areNumberedTitles(blocks.map(({ block }) => block));
  const isTitle = (index: number) => {
    const { block, look } = blocks[index] ?? {};
    if (!block || !look || !readsLikeTitle(block)) return false;
    if (block.kind === "list-item") {
      return (
        block.label !== undefined && isAllBold(block) && nextKind(blocks, index) === "paragraph"
      );
    }
    const stressed = style.stressTells && isStressed(block, look);
    return stressed || look.size >= LARGER * style.bodySize || isNumberedTitle(block, numbers);
  };
  const titles: StyledBlock[] = [];
  for (let index = 0; index < blocks.length; ) {
    let end = index;
    while (end < blocks.length && isTitle(end)) end++;
    const last = blocks[end - 1];
    const isAbove = end < blocks.length && blocks[end]?.block.kind !== "heading";
    if (end > index && isAbove && last) {
      titles.push(...(end - index > MOST_IN_A_ROW ? [last] : blocks.slice(index, end)));
    }
    index = Math.max(end, index + 1);
  }
  rank(blocks, titles);
}

function rank(blocks: readonly StyledBlock[], titles: readonly StyledBlock[]): void {
  const prominence = ({ block, look }: StyledBlock) =>
    2 * (look?.size ?? 0) + (beginsBold(block) ? 1 : 0);
  const sorted = [...new Set(titles.map(prominence))].sort((a, b) => b - a);
  const ranks = new Map(sorted.map((one, rank) => [one, rank]));
  const found = new Set(titles);
  let above = 0;
  for (const one of blocks) {
    const { block } = one;
    if (found.has(one)) {
      block.level = Math.min(6, above + 1 + (ranks.get(prominence(one)) ?? 0));
      block.kind = "heading";
      block.text = block.text.replace(/[:：]$/u, "").trimEnd();
      for (const key of ["bold", "mark", "label"] as const) delete block[key];
    } else if (block.kind === "heading") above = block.level ?? 1;
  }
}

function readsLikeTitle({ kind, text, continues }: Block): boolean {
  return (
    (kind === "paragraph" || kind === "list-item") &&
    !continues &&
    text.length <= LONGEST_TITLE &&
    !(kind === "paragraph" && opensWithBullet(text)) &&
    /\p{L}{3}|[\u3040-\u9fff]{2}/u.test(text) &&
    !/[.,;…。，；]["”»)]?$/u.test(text) &&
    text.split(" ").length <= MOST_WORDS
  );
}

/** Whether all of it is bold, underlined or in capitals. */
function isStressed(block: Block, look: ParagraphFormat): boolean {
  const { text } = block;
  const isCapital = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && / |.{6}/u.test(text);
  return isAllBold(block) || look.underlined || isCapital;
}

/** "1. Multi-store model (MSM) - Atkinson 1968", bold from its number on or one of a row of numbers. */
function isNumberedTitle({ text, bold }: Block, numbers: boolean): boolean {
  const number = NUMBERED.exec(text)?.[0];
  if (number === undefined) return false;
  const [from, to] = bold?.[0] ?? [text.length, 0];
  return numbers || (beginsBold({ text, bold }) && to - from >= 0.3 * text.length);
}

/** Whether a line is bold from its beginning, or from its number on. */
function beginsBold({ text, bold }: Pick<Block, "text" | "bold">): boolean {
  const start = bold?.[0]?.[0];
  return start !== undefined && start <= (NUMBERED.exec(text)?.[0].length ?? 0);
}

/** Whether all lines that begin with a typed number are short and have text below them. */
function areNumberedTitles(blocks: readonly Block[]): boolean {
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "paragraph" || !NUMBERED.test(block.text)) continue;
    const next = blocks[index + 1];
    const hasText = next !== undefined && next.kind !== "heading" && !NUMBERED.test(next.text);
    if (!hasText || !readsLikeTitle(block)) return false;
    count++;
  }
  return count > 1;
}

function nextKind(blocks: readonly StyledBlock[], index: number): Block["kind"] | undefined {
  return blocks[index + 1]?.block.kind;
}

/** The size of most letters, and whether few enough are stressed for it to mean something. */
function measure(blocks: readonly StyledBlock[]): { bodySize: number; stressTells: boolean } {
  const sizes = new Map<number, number>();
  let all = 0;
  let stressed = 0;
  for (const { block, look } of blocks) {
    const { length } = block.text;
    if (!look || block.kind === "heading") continue;
    sizes.set(look.size, (sizes.get(look.size) ?? 0) + length);
    all += length;
    if (isStressed(block, look)) stressed += length;
  }
  const [bodySize = 1] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { bodySize, stressTells: stressed < 0.5 * all };
}

/** Turns paragraphs that begin with a typed bullet or number into list items. */
export function markTypedItems(blocks: readonly Block[]): void {
  const openings = lineOpenings(blocks.map(({ text }) => text));
  let indents: number[] = [];
  for (const block of blocks) {
    const isOpen = block.kind === "paragraph" && !block.continues;
    const item = isOpen ? readListMarker(block.text, openings) : null;
    if (!item) {
      indents = [];
      continue;
    }
    const { length, indent, mark, label } = item;
    while ((indents.at(-1) ?? indent) > indent) indents.pop();
    if ((indents.at(-1) ?? -1) < indent) indents.push(indent);
    const { text, bold } = sliceRich(block, length);
    Object.assign(block, { kind: "list-item", level: Math.min(DEEPEST, indents.length), text });
    if (mark !== undefined && label !== undefined) Object.assign(block, { mark, label });
    if (bold) block.bold = bold;
    else delete block.bold;
  }
}
