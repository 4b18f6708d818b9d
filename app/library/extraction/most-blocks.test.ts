import { strToU8 } from "fflate";
import { expect, it } from "vitest";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { buildDocx, docxParagraph } from "~/library/formats/docx/sample-docx";
import { buildEpub } from "~/library/formats/epub/sample-epub";
import { formats, hasText } from "~/library/formats/formats";
import { buildPptx, pptxShape } from "~/library/formats/pptx/sample-pptx";
import { MAX_BLOCKS } from "./document";
import { extractDocument } from "./extract-document";
import { readDocument } from "./read-document";
import { buildOpenDocument } from "./sample-open-document";

const repeated = (paragraph: string) => paragraph.repeat(MAX_BLOCKS + 1);

/** A paragraph of one letter too many, in each format but PDF, whose work is bounded otherwise. */
const tooMany: Record<string, () => Uint8Array> = {
  doc: () => buildDoc(repeated("a\r")),
  docx: () => buildDocx(repeated(docxParagraph("a"))),
  pptx: () => buildPptx([{ shapes: pptxShape(null, Array(MAX_BLOCKS + 1).fill("a")) }]),
  odt: () => buildOpenDocument("text", repeated("<text:p>a</text:p>")),
  odp: () =>
    buildOpenDocument(
      "presentation",
      `<draw:page><draw:frame>${repeated("<text:p>a</text:p>")}</draw:frame></draw:page>`,
    ),
  epub: () => buildEpub({ a: repeated("<p>a</p>") }),
  rtf: () => strToU8(`{\\rtf1 ${repeated("a\\par ")}}`),
  txt: () => strToU8(repeated("a.\n\n")),
  md: () => strToU8(repeated("a\n\n")),
  html: () => strToU8(repeated("<p>a</p>")),
};

it("has such a document for each format", () => {
  const types = formats.filter(hasText).map(({ extensions: [first] }) => first);
  expect(Object.keys(tooMany).sort()).toEqual(types.filter((one) => one !== "pdf").sort());
});

it.each(Object.entries(tooMany))("refuses a %s with too many paragraphs", async (type, make) => {
  await expect(extractDocument(type, make())).rejects.toMatchObject({ reason: "too_large" });
});

it("refuses a text with too many lines, blank ones included", async () => {
  const text = strToU8("\n".repeat(4 * MAX_BLOCKS + 1));
  await expect(extractDocument("txt", text)).rejects.toMatchObject({ reason: "too_large" });
});

it("refuses a document with too many passages", async () => {
  const notes = "<text:p>a</text:p>".repeat(70_000);
  const page = `<draw:page><presentation:notes>${notes}</presentation:notes></draw:page>`;
  const slides = buildOpenDocument("presentation", page);
  await expect(readDocument("odp", slides)).rejects.toMatchObject({ reason: "too_large" });
});

it("refuses a presentation with too many slides", async () => {
  const slides = buildOpenDocument("presentation", "<draw:page/>".repeat(3_001));
  await expect(readDocument("odp", slides)).rejects.toMatchObject({ reason: "too_large" });
});
