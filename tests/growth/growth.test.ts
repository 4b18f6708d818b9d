import { describe, expect, it } from "vitest";
import { writeReply } from "~/ai/builtin/answers/write-reply";
import { readFacts } from "~/ai/builtin/facts/read-facts";
import { memoryMaterial } from "~/ai/builtin/tests/memory-material";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import { emptyMaterial } from "~/ai/material/empty-material";
import type { ConversationTurn, DocumentMaterial, Passage } from "~/ai/ports";
import { FinishedBlocks } from "~/chat/finished-blocks";
import { renderReply } from "~/chat/render-reply.server";
import { maximumMessageLength } from "~/chat/schema";
import { spokenText } from "~/chat/spoken-text";
import { readPlainText } from "~/library/extraction/read-plain-text";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";
import { extractDoc } from "~/library/formats/doc/extract-doc";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { extractDocx } from "~/library/formats/docx/extract-docx";
import { buildDocx, docxParagraph } from "~/library/formats/docx/sample-docx";
import { BlockBuilder } from "~/library/formats/pdf/blocks";
import { buildFragments, type PdfTextItem } from "~/library/formats/pdf/fragments";
import { layOut } from "~/library/formats/pdf/layout";
import { measureStyle } from "~/library/formats/pdf/style";
import { growthOf, isSteep } from "./measure";
import { askedShapes, type Shape, shapes } from "./shapes";
import { steepOf } from "./steep-shapes";

/** A reader of texts, and the longer of the two lengths to measure. */
type Reader = [name: string, read: (text: string) => unknown, length: number];

const readers: Reader[] = [
  ["pasted text", passagesOf, 40_000],
  ["facts", (text) => readFacts(passagesOf(text)), 20_000],
  ["Markdown", (content) => renderReply({ content, citations: [] }), 10_000],
  ["a reply for speech", (content) => spokenText(content, "en"), 40_000],
  ["a reply as it is written", (content) => new FinishedBlocks().add(content), 40_000],
  ["an answer", (text) => ask("What is a term?", memoryMaterial(passagesOf(text))), 20_000],
  ["DOCX", (text) => extractDocx(buildDocx(docxLine(text))), 40_000],
  ["DOC", (text) => extractDoc(buildDoc(text.replaceAll("\n", "\r"))), 40_000],
];

describe("reading takes at most linear time", () => {
  it.each(readers)("of %s", async (_, read, length) => {
    expect(await steepOf(read, shapes, length)).toEqual([]);
  });

  it.each([
    ["a document", memoryMaterial(passagesOf(PHOTOSYNTHESIS))],
    ["no document", emptyMaterial],
  ])("of a question about %s", async (_, material) => {
    const read = (question: string) => ask(question, material);
    expect(await steepOf(read, [...shapes, ...askedShapes], maximumMessageLength)).toEqual([]);
  });

  it("of a conversation", async () => {
    const material = memoryMaterial(passagesOf(PHOTOSYNTHESIS));
    const read = (content: string) =>
      ask("And why?", material, [
        { role: "user", content },
        { role: "assistant", content },
      ]);
    expect(await steepOf(read, [...shapes, ...askedShapes], 20_000)).toEqual([]);
  });

  it("of the elements of a DOCX", async () => {
    const read = (body: string) => extractDocx(buildDocx(body));
    expect(await steepOf(read, docxShapes, 400_000)).toEqual([]);
  });

  it("of styles of a DOCX that are each based on the one before", async () => {
    const read = (body: string) =>
      extractDocx(buildDocx(body, { "word/styles.xml": chainOfStyles(body) }));
    expect(await steepOf(read, [["basedOn", usesOfStyles]], 400_000)).toEqual([]);
  });

  it("of the field characters of a DOC", async () => {
    const fields: [string, Shape][] = ["\u0013", "\u0013\u0014"].map((start) => [
      JSON.stringify(start),
      (length) => start.repeat(length / 4) + "a".repeat(length / 2),
    ]);
    expect(await steepOf((text) => extractDoc(buildDoc(text)), fields, 200_000)).toEqual([]);
  });

  it("of the positions of glyphs in a PDF", async () => {
    const steep: string[] = [];
    for (const [name, place] of Object.entries(places)) {
      const work = (text: string) => readPage(Array.from(text, (_, at) => glyph(...place(at))));
      const growth = await growthOf(work, (length) => "a".repeat(length), 24_000);
      if (isSteep(growth)) steep.push(`${name}: ${growth}`);
    }
    expect(steep).toEqual([]);
  });
});

const docxShapes: [string, Shape][] = [
  [">", (length) => `<w:p w:x="${">".repeat(length)}">${docxParagraph("a")}</w:p>`],
  ["references", (length) => `<w:p>${'<w:footnoteReference w:id="1"/>'.repeat(length / 30)}</w:p>`],
  ["tabs", (length) => `<w:p><w:r>${"<w:tab/>".repeat(length / 8)}<w:t>a</w:t></w:r></w:p>`],
  ["tables", (length) => "<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>".repeat(length / 48)],
  ["nested", (length) => "<w:p><w:r><w:t>a</w:t></w:r>".repeat(length / 30)],
  ["bold runs", (length) => `<w:p>${boldRuns.repeat(length / boldRuns.length)}</w:p>`],
];
const boldRuns =
  "<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:t>b</w:t></w:r><w:r><w:br/></w:r>";

/** A paragraph in each style of a chain, the last of which is based on all others. */
const usesOfStyles: Shape = (length) =>
  Array.from({ length: length / 100 }, (_, at) => docxParagraph("a", `S${at}`)).join("");

/** The styles that a body uses, each based on the one before. */
function chainOfStyles(body: string): string {
  const count = body.split("<w:pStyle").length - 1;
  const styles = Array.from(
    { length: count },
    (_, at) => `<w:style w:styleId="S${at}"><w:basedOn w:val="S${at - 1}"/></w:style>`,
  );
  return `<w:styles>${styles.join("")}</w:styles>`;
}

/** The position and size of each number's glyph. */
const places: Record<string, (at: number) => [number, number, number]> = {
  "one row": (at) => [at * 30, 0, 10],
  "one line": (at) => [at * 6, 0, 10],
  "one row, drawn across": (at) => [((at * 7919) % 24_000) * 30, 0, 10],
  "one column": (at) => [0, -12 * at, 10],
  stairs: (at) => [(at % 500) * 30, -at * 0.1, 10],
  "two columns": (at) => [(at % 2) * 300 + ((at >> 1) % 50) * 5, -12 * Math.floor(at / 100), 10],
  "gaps filled": (at) => [at % 2 === 0 ? at * 20 : at * 20 - 5, 0, at % 2 === 0 ? 10 : 8],
  "everywhere the same": () => [0, 0, 10],
};

function glyph(x: number, y: number, size: number): PdfTextItem {
  const transform = [size, 0, 0, size, x, y];
  return { str: "a", dir: "ltr", width: 5, transform, fontName: "f", hasEOL: false };
}

function readPage(items: readonly PdfTextItem[]) {
  const regions = layOut(buildFragments(items, 0));
  const style = { ...measureStyle([regions]), bold: new Set<string>() };
  const builder = new BlockBuilder(style, () => false);
  builder.addPage(1, regions);
  return builder.finish();
}

function ask(question: string, material: DocumentMaterial, history: ConversationTurn[] = []) {
  return writeReply({ question, history, material, learnerName: null });
}

function passagesOf(text: string): Passage[] {
  return splitIntoPassages(readPlainText(text)).map((passage, ordinal) => {
    return { ...passage, id: ordinal + 1, fileId: "file", fileName: "notes.pdf", ordinal };
  });
}

/** One paragraph with line breaks. */
function docxLine(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return docxParagraph(
    safe.replaceAll("\n", "</w:t><w:br/><w:t>").replaceAll("\t", "</w:t><w:tab/><w:t>"),
  );
}
