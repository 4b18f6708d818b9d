import type { Citation } from "~/ai/ports";
import { plain } from "./plain-markdown";
import { citeQuote, type Quote } from "./quotes";
import type { Unit } from "./units";

/** The longest parent item or row name, in characters, that is written before a quote. */
const MAX_LABEL_LENGTH = 60;
/** The end of an item's name; the explanation after it is not repeated. */
const LABEL_ENDS = /\s*[:：=(]\s*|\s[-–—]\s|\.$/u;

/** Numbers the quotes of a reply and writes them as Markdown. */
export class Citer {
  readonly citations: Citation[] = [];

  has({ text }: Quote): boolean {
    return this.citations.some(({ quote }) => quote.includes(text));
  }

  /** A quote with its marker, preceded by the item it belongs to unless `isLabelled` is false. */
  write(quote: Quote, isLabelled = true): string {
    const marker = this.mark(quote);
    const { block } = quote.unit;
    if (block.kind === "code")
      return `\`\`\`\n${quote.text.replaceAll("```", "")}\n\`\`\`\n${marker}`;
    if (block.kind === "table-row") return `${writeRow(quote)} ${marker}`;
    const label = isLabelled ? labelOf(quote.unit) : null;
    return `${label ? `**${plain(label)}:** ` : ""}${writeText(quote)} ${marker}`;
  }

  mark(quote: Quote): string {
    const citation = citeQuote(quote);
    const known = this.citations.findIndex(({ quote: text }) => text === citation.quote);
    if (known < 0) this.citations.push(citation);
    return `[${known < 0 ? this.citations.length : known + 1}]`;
  }
}

/** Keeps the bold type of a term at the start of a block; other bold type is dropped. */
function writeText({ text, unit }: Quote): string {
  const [start, end = 0] = unit.block.bold?.[0] ?? [];
  const term = unit.block.text.slice(0, end);
  const isTerm = start === 0 && term.length < text.length && text.startsWith(term);
  if (!isTerm) return plain(text);
  const rest = text.slice(end);
  // A colon may follow at once.
  const gap = /\s$/.test(term) || /^\s/.test(rest) ? " " : "";
  return `**${plain(term.trim())}**${gap}${plain(rest.trim())}`;
}

/** The name of the parent item of a list item. */
function labelOf({ block, above }: Unit): string | null {
  const parent = above.at(-1);
  if (block.kind !== "list-item" || parent?.block.kind !== "list-item") return null;
  const [label = ""] = parent.text.split(LABEL_ENDS);
  return label.length <= MAX_LABEL_LENGTH ? label : null;
}

/** "Chlorine: Works against viruses: well; Leaves a residual: yes" */
function writeRow({ unit, text }: Quote): string {
  const { cells } = unit.block;
  if (!cells || cells.length < 2) return plain(text);
  const header = headerOf(unit)?.block.cells ?? [];
  const [row = "", ...values] = cells;
  const named = values.map((value, at) => {
    const name = header[at + 1];
    return name ? `${plain(name)}: ${plain(value)}` : plain(value);
  });
  return `**${plain(row)}** – ${named.join("; ")}`;
}

/** The header of the table that a row is in. */
export function headerOf({ above }: Unit): Unit | null {
  return above.findLast(({ block }) => block.isHeader) ?? null;
}
