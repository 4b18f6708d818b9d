import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { extractDocument } from "~/library/extraction/extract-document";
import { buildDocx, docxParagraph } from "./sample-docx";

async function blocksOf(body: string, parts?: Record<string, string>) {
  const { pages } = await extractDocument("docx", buildDocx(body, parts));
  return pages.flatMap((page) => page.blocks);
}

describe("extractDocx", () => {
  it("finds headings by style name, even if the style's id is localized", async () => {
    const styles =
      '<w:styles><w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>' +
      '<w:style w:styleId="Mein"><w:name w:val="Mein"/><w:basedOn w:val="berschrift2"/></w:style></w:styles>';
    const blocks = await blocksOf(docxParagraph("Kapitel", "Mein") + docxParagraph("Text."), {
      "word/styles.xml": styles,
    });
    expect(blocks).toEqual([
      { kind: "heading", level: 2, text: "Kapitel" },
      { kind: "paragraph", text: "Text." },
    ]);
  });

  it("leaves out deleted text, field instructions and the fallback copy of a text box", async () => {
    const box = `<w:txbxContent>${docxParagraph("Boxed.")}</w:txbxContent>`;
    const blocks = await blocksOf(
      `<w:p><w:r><w:t>Kept </w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>` +
        `<w:r><w:instrText> PAGEREF x </w:instrText></w:r><w:ins><w:r><w:t>added</w:t></w:r></w:ins>` +
        `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(blocks.map((block) => block.text)).toEqual(["Kept added", "Boxed."]);
  });

  it("reads a table row as one block and a note after its paragraph", async () => {
    const cell = (text: string) => `<w:tc>${docxParagraph(text)}</w:tc>`;
    const blocks = await blocksOf(
      `<w:p><w:r><w:t>Claim</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t>.</w:t></w:r></w:p>` +
        `<w:tbl><w:tr>${cell("Moon")}${cell("3.3")}</w:tr></w:tbl>`,
      {
        "word/footnotes.xml": `<w:footnotes><w:footnote w:type="separator" w:id="0">${docxParagraph("---")}</w:footnote><w:footnote w:id="2">${docxParagraph("Proof.")}</w:footnote></w:footnotes>`,
      },
    );
    expect(blocks).toEqual([
      { kind: "paragraph", text: "Claim." },
      { kind: "footnote", text: "Proof." },
      { kind: "table-row", text: "Moon | 3.3", cells: ["Moon", "3.3"] },
    ]);
  });

  it("numbers the items of lists by level, as Word does", async () => {
    const numbering =
      '<w:numbering><w:abstractNum w:abstractNumId="0">' +
      '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
      '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>' +
      '</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
    const item = (text: string, level: number) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="5"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const blocks = await blocksOf(
      [item("Heat", 0), item("slowly", 1), item("evenly", 1), item("Stir", 0)].join(""),
      { "word/numbering.xml": numbering },
    );
    expect(blocks.map(({ level, label, mark, text }) => [level, label, mark, text])).toEqual([
      [1, "1", "1.", "Heat"],
      [2, "a", "(a)", "slowly"],
      [2, "b", "(b)", "evenly"],
      [1, "2", "2.", "Stir"],
    ]);
  });

  it("reads a bold line above text as a heading, and a bold lead-in as part of its paragraph", async () => {
    const bold = (text: string, rest = "") =>
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r><w:r><w:t xml:space="preserve">${rest}</w:t></w:r></w:p>`;
    const body = `${bold("Thyroid")}${docxParagraph("A gland in the neck.")}${bold("Symptoms", ": everything slows down.")}`;
    expect(await blocksOf(body)).toEqual([
      { kind: "heading", level: 1, text: "Thyroid" },
      { kind: "paragraph", text: "A gland in the neck." },
      { kind: "paragraph", text: "Symptoms: everything slows down.", bold: [[0, 8]] },
    ]);
  });

  it("reads two-column notes with each cue as a heading, and other tables by rows with their header", async () => {
    const cell = (...texts: string[]) =>
      `<w:tc>${texts.map((text) => docxParagraph(text)).join("")}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
    const notes = row(cell("What is osmosis?"), cell("Water moves.", "It needs a membrane."));
    const table = row(cell(""), cell("TSH")) + row(cell("Hypothyroidism"), cell("high"));
    const blocks = await blocksOf(
      `<w:tbl>${notes}</w:tbl>${docxParagraph("Hormones:")}<w:tbl>${table}</w:tbl>`,
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 1, text: "What is osmosis?" },
      { kind: "paragraph", text: "Water moves." },
      { kind: "paragraph", text: "It needs a membrane." },
      { kind: "paragraph", text: "Hormones:" },
      { kind: "table-row", text: " | TSH", cells: ["", "TSH"], isHeader: true },
      { kind: "table-row", text: "Hypothyroidism | high", cells: ["Hypothyroidism", "high"] },
    ]);
  });

  it("keeps separate lines apart, and code as it is formatted", async () => {
    const lines = (texts: string[], font = "") =>
      `<w:p><w:r>${font}${texts.map((text) => `<w:t xml:space="preserve">${text}</w:t>`).join("<w:br/>")}</w:r></w:p>`;
    const mono = '<w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr>';
    const blocks = await blocksOf(
      lines(["Osmosis = water moves", "Diffusion = particles move"]) +
        lines(["if x:", "    y = 1"], mono),
    );
    expect(blocks).toEqual([
      { kind: "paragraph", text: "Osmosis = water moves" },
      { kind: "paragraph", text: "Diffusion = particles move" },
      { kind: "code", text: "if x:\n    y = 1" },
    ]);
  });

  it("writes powers in superscript", async () => {
    const blocks = await blocksOf(
      `<w:p><w:r><w:t>10</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>22</w:t></w:r><w:r><w:t> atoms</w:t></w:r></w:p>`,
    );
    expect(blocks[0]?.text).toBe("10²² atoms");
  });

  it("numbers pages only where Word recorded them", async () => {
    const second = "<w:p><w:r><w:lastRenderedPageBreak/><w:t>Two.</w:t></w:r></w:p>";
    const rendered = await extractDocument("docx", buildDocx(docxParagraph("One.") + second));
    expect(rendered.pages.map((page) => [page.number, page.blocks[0]?.text])).toEqual([
      [1, "One."],
      [2, "Two."],
    ]);
    const manual = `${docxParagraph("One.")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${docxParagraph("Two.")}`;
    const plain = await extractDocument("docx", buildDocx(manual));
    expect(plain.pages).toHaveLength(1);
    expect(plain.pages[0]?.number).toBeNull();
  });

  it("refuses a DOCTYPE", async () => {
    const bytes = zipSync({
      "word/document.xml": strToU8(
        `<!DOCTYPE w [<!ENTITY x "expanded">]><w:document><w:body>${docxParagraph("&x;")}</w:body></w:document>`,
      ),
    });
    await expect(extractDocument("docx", bytes)).rejects.toMatchObject({ reason: "damaged" });
  });

  it("counts the text of a note each time it is referred to", async () => {
    const bytes = buildDocx(`<w:p>${'<w:footnoteReference w:id="1"/>'.repeat(400)}</w:p>`, {
      "word/footnotes.xml": `<w:footnotes><w:footnote w:id="1">${docxParagraph("word ".repeat(8_000))}</w:footnote></w:footnotes>`,
    });
    expect(bytes.length).toBeLessThan(1_000);
    await expect(extractDocument("docx", bytes)).rejects.toMatchObject({ reason: "too_large" });
  });

  it.each([
    ["<w:p><w:r><w:t>a</w:t></w:r>", "</w:p>"],
    ["<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>"],
  ])("refuses extreme nesting: %s", async (open, close) => {
    const bytes = buildDocx(open.repeat(1_000) + close.repeat(1_000));
    await expect(extractDocument("docx", bytes)).rejects.toMatchObject({ reason: "damaged" });
  });

  it.each(["-20", "1.5", "4294967295", "", "x"])(
    "ignores an invalid heading or list level: %j",
    async (level) => {
      const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="${level}"><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="2"/></w:lvlOverride></w:num></w:numbering>`;
      const body = `<w:p><w:pPr><w:outlineLvl w:val="${level}"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Osmosis</w:t></w:r></w:p>`;
      const bytes = buildDocx(body, { "word/numbering.xml": numbering });
      const { pages } = await extractDocument("docx", bytes);
      expect(pages[0]?.blocks).toEqual([{ kind: "list-item", level: 1, text: "Osmosis" }]);
    },
  );

  it("does not repeat a long text in the cells that it spans", async () => {
    const row = (cell: string) =>
      `<w:tr><w:tc>${cell}</w:tc><w:tc>${docxParagraph("b")}</w:tc></w:tr>`;
    const merged = row("<w:tcPr><w:vMerge/></w:tcPr>").repeat(50);
    const bytes = buildDocx(`<w:tbl>${row(docxParagraph("word ".repeat(1_000)))}${merged}</w:tbl>`);
    expect((await extractDocument("docx", bytes)).words).toBeLessThan(1_500);
  });

  it("stops a zip bomb by its actual size, not the size that it declares", async () => {
    const bytes = buildDocx(docxParagraph("A".repeat(70_000_000)));
    // The size in the central directory must not matter.
    for (let at = 0; at < bytes.length - 46; at++) {
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1) {
        bytes.set([1, 0, 0, 0], at + 24);
      }
    }
    await expect(extractDocument("docx", bytes)).rejects.toMatchObject({ reason: "too_large" });
  });

  it("distinguishes a workbook, a truncated file and an empty document", async () => {
    const workbook = zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "xl/workbook.xml": strToU8("<a/>"),
    });
    await expect(extractDocument("docx", workbook)).rejects.toMatchObject({ reason: "wrong_type" });
    const whole = buildDocx(docxParagraph("Some text."));
    const cut = whole.subarray(0, whole.length - 60);
    await expect(extractDocument("docx", cut)).rejects.toMatchObject({ reason: "damaged" });
    await expect(extractDocument("docx", buildDocx("<w:p/>"))).rejects.toMatchObject({
      reason: "no_text",
    });
  });
});
