import { letterOf } from "~/assessment/letter-of";
import { describeSource, type ExportedItem, type ExportedSet } from "./exported-item";

/** Questions or cards as readable Markdown: a heading each, then answer and source. */
export function toMarkdown({ title, items }: ExportedSet): string {
  const parts = items.map((item, index) => toPart(item, index + 1));
  return [`# ${escapeText(oneLine(title))}`, ...parts].join("\n\n").concat("\n");
}

function toPart(item: ExportedItem, number: number): string {
  const lines = [`## ${number}. ${escapeText(oneLine(item.text))}`];
  if (item.kind === "open") lines.push(block(item.answer));
  else {
    const options = item.options.map((option, index) => {
      const text = `${letterOf(index)}) ${escapeText(oneLine(option))}`;
      return index === item.correct ? `- **${text}**` : `- ${text}`;
    });
    lines.push(options.join("\n"), block(item.explanation));
  }
  const source = describeSource(item.source);
  if (source) lines.push(`> ${escapeText(oneLine(source))}`);
  return lines.filter((line) => line !== "").join("\n\n");
}

/** A text with its line breaks. */
function block(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => escapeText(line.trim()))
    .filter((line) => line !== "")
    .join("\\\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function escapeText(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => (isPlain(sign) ? sign : `\\${sign}`));
}

/** Punctuation that has no meaning in Markdown. */
function isPlain(sign: string): boolean {
  return "\"',/:;?%@".includes(sign);
}
