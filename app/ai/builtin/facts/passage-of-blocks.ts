import type { Passage, TextBlock } from "~/ai/ports";

/** A passage of a test document. */
export function passageOf(blocks: readonly TextBlock[], page: number | null = null): Passage {
  const body = blocks.filter(({ kind }) => kind !== "heading");
  const heading = blocks.find(({ kind }) => kind === "heading")?.text ?? null;
  const text = body.map((block) => block.text).join("\n");
  const ordinal = page ?? 0;
  return {
    id: ordinal + 1,
    fileId: "file",
    fileName: "notes.pdf",
    ordinal,
    page,
    heading,
    text,
    blocks,
  };
}

export function headingBlock(text: string, level = 1): TextBlock {
  return { kind: "heading", level, text };
}

export function item(text: string, level = 1, label?: string): TextBlock {
  return { kind: "list-item", level, text, ...(label && { label }) };
}

export function row(...cells: string[]): TextBlock {
  return { kind: "table-row", cells, text: cells.join(" | ") };
}

/** Text between asterisks is bold. */
export function paragraph(marked: string): TextBlock {
  const bold: [number, number][] = [];
  let text = "";
  marked.split("**").forEach((part, index) => {
    if (index % 2 === 1) bold.push([text.length, text.length + part.length]);
    text += part;
  });
  return { kind: "paragraph", text, bold };
}
