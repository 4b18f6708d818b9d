import { describe, expect, it } from "vitest";
import { openDocumentReader } from "./open-document";
import { buildOpenDocument } from "./sample-open-document";

const texts = openDocumentReader("text");
const slides = openDocumentReader("presentation");
const p = (text: string) => `<text:p>${text}</text:p>`;

async function blocksOf(body: string, styles = "") {
  const { pages } = await texts.extract(buildOpenDocument("text", body, { styles }));
  return pages.flatMap(({ blocks }) => blocks);
}

describe("an OpenDocument text", () => {
  it("has the number of spaces that it declares, or one if that is invalid", async () => {
    const spaces = (count: string) => p(`a<text:s text:c="${count}"/>b`);
    const body = ["3", "-5", "0", "x", "1e9", "0.5"].map(spaces).join("");
    const texts = (await blocksOf(body)).map(({ text }) => text);
    expect(texts).toEqual(["a b", "ab", "a b", "a b", "a b", "a b"]);
  });

  it("keeps headings, bold and preformatted text, spaces and notes", async () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="P1" style:parent-style-name="Preformatted_20_Text"/><style:style style:name="H"><style:text-properties text:display="none"/></style:style>';
    const note =
      "<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>";
    const body = `<text:p text:style-name="Title">Plants</text:p><text:h text:outline-level="2">Leaves</text:h>
      <text:p>They are <text:span text:style-name="T1">green</text:span>${note} and<text:s text:c="3"/>flat.<text:span text:style-name="H">hidden</text:span></text:p>
      <text:p text:style-name="P1">a<text:line-break/>  b</text:p><text:tracked-changes>gone</text:tracked-changes>`;
    expect(await blocksOf(body, styles)).toEqual([
      { kind: "heading", level: 1, text: "Plants" },
      { kind: "heading", level: 2, text: "Leaves" },
      { kind: "paragraph", text: "They are green and flat.", bold: [[9, 14]] },
      { kind: "footnote", text: "A note." },
      { kind: "code", text: "a\n b" },
    ]);
  });

  it("numbers lists by their styles", async () => {
    const styles =
      '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="a" style:num-suffix=")"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
    const item = (text: string, inner = "") =>
      `<text:list-item>${p(text)}${inner}</text:list-item>`;
    const list = (items: string, attributes = "") =>
      `<text:list ${attributes}>${items}</text:list>`;
    const first = list(item("One", list(item("under it"))) + item("Two"), 'text:style-name="L"');
    const second = list(item("Three"), 'text:style-name="L" text:continue-numbering="true"');
    expect(await blocksOf(first + p("Between.") + second, styles)).toEqual([
      { kind: "list-item", level: 1, mark: "a)", label: "a", text: "One" },
      { kind: "list-item", level: 2, text: "under it" },
      { kind: "list-item", level: 1, mark: "b)", label: "b", text: "Two" },
      { kind: "paragraph", text: "Between." },
      { kind: "list-item", level: 1, mark: "c)", label: "c", text: "Three" },
    ]);
  });

  it("includes formulas, but no other embedded objects", async () => {
    const object = (at: string) =>
      `<draw:frame><draw:object xlink:href="./${at}"/><svg:desc>formula</svg:desc></draw:frame>`;
    const parts = {
      "Object 1/content.xml":
        "<math><mrow><mi>v</mi><mo>=</mo><mfrac><mi>s</mi><mi>t</mi></mfrac></mrow></math>",
      "Object 2/content.xml": "<office:document-content>A chart</office:document-content>",
    };
    const body = `<text:p>Speed: ${object("Object 1")}${object("Object 2")}${object("none")}.</text:p>`;
    const { pages } = await texts.extract(buildOpenDocument("text", body, { parts }));
    expect(pages.flatMap(({ blocks }) => blocks)).toEqual([
      { kind: "paragraph", text: "Speed: v=s/t." },
    ]);
  });

  it("keeps the space after a superscript", async () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties style:text-position="super 58%"/></style:style>';
    const body = '<text:p>The md<text:span text:style-name="T1">2 </text:span>term.</text:p>';
    const texts = (await blocksOf(body, styles)).map(({ text }) => text);
    expect(texts).toEqual(["The md² term."]);
  });

  it("includes tables", async () => {
    const row = (...cells: string[]) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell>${p(cell)}</table:table-cell>`).join("")}</table:table-row>`;
    const table = `<table:table><table:table-header-rows>${row("Part", "Use")}</table:table-header-rows>${row("Leaf", "Light")}</table:table>`;
    expect(await blocksOf(table)).toEqual([
      { kind: "table-row", text: "Part | Use", cells: ["Part", "Use"], isHeader: true },
      { kind: "table-row", text: "Leaf | Light", cells: ["Leaf", "Light"] },
    ]);
  });
});

it("reads a presentation slide by slide, with its notes separate from its bullets", async () => {
  const frame = (type: string, content: string) =>
    `<draw:frame presentation:class="${type}"><draw:text-box>${content}</draw:text-box></draw:frame>`;
  const list = (content: string) =>
    `<text:list><text:list-item>${content}</text:list-item></text:list>`;
  const bullets = frame("outline", list(p("Water moves") + list(p("through it"))));
  const notes = `<presentation:notes>${frame("notes", p("Say it slowly."))}</presentation:notes>`;
  const body = `<draw:page>${bullets}${frame("title", p("Osmosis") + p("in plants"))}${notes}</draw:page><draw:page/>`;
  const { pages } = await slides.extract(buildOpenDocument("presentation", body));
  expect(pages).toEqual([
    {
      number: 1,
      blocks: [
        { kind: "heading", level: 1, text: "Osmosis in plants" },
        { kind: "list-item", level: 1, text: "Water moves" },
        { kind: "list-item", level: 2, text: "through it" },
        { kind: "footnote", label: "notes", text: "Say it slowly." },
      ],
    },
    { number: 2, blocks: [] },
  ]);
});

it("distinguishes texts, presentations and encrypted files", () => {
  const encrypted = buildOpenDocument("text", "", {
    parts: {
      "META-INF/manifest.xml":
        "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>",
    },
  });
  expect(texts.detect(encrypted)).toBe("encrypted");
  expect(texts.detect(buildOpenDocument("text", ""))).toBe("readable");
  expect(slides.detect(buildOpenDocument("text", ""))).toBeNull();
  expect(texts.isDamaged?.(buildOpenDocument("text", p("a")).subarray(0, 300))).toBe(true);
});

it.each([
  ["no text", buildOpenDocument("text", p("")), "no_text"],
  ["no content", buildOpenDocument("text", "", { parts: { "content.xml": "<a/>" } }), "damaged"],
  [
    "an entity",
    buildOpenDocument("text", "", {
      parts: { "content.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
    }),
    "damaged",
  ],
  [
    "deeply nested spans",
    buildOpenDocument("text", `<text:p>${"<text:span>".repeat(100_000)}`),
    "damaged",
  ],
  [
    "10 million spaces",
    buildOpenDocument("text", p('a<text:s text:c="10000000"/>'.repeat(100_000))),
    "too_large",
  ],
])("refuses a text with %s", async (_, bytes, reason) => {
  await expect(async () => texts.extract(bytes)).rejects.toMatchObject({ reason });
});
