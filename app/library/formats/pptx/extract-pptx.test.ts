import { describe, expect, it } from "vitest";
import { extractPptx } from "./extract-pptx";
import { buildPptx, pptxShape } from "./sample-pptx";

const title = (text: string) => pptxShape('type="title"', [text]);

describe("extractPptx", () => {
  it("reads slides in order, with titles, nested bullets, numbers and notes", () => {
    const body = pptxShape('idx="1"', [
      "Water moves",
      ['<a:pPr lvl="1"/>', "through a membrane"],
      ["<a:pPr><a:buNone/></a:pPr>", "Plain"],
      ['<a:pPr><a:buAutoNum type="alphaLcParenR"/></a:pPr>', "First"],
      ['<a:pPr><a:buAutoNum type="alphaLcParenR"/></a:pPr>', "Second"],
    ]);
    const notes =
      pptxShape('type="sldImg"', []) + pptxShape('type="body" idx="1"', ["Say it slowly."]);
    const { pages } = extractPptx(
      buildPptx([
        {
          shapes:
            pptxShape('type="subTitle" idx="2"', ["By hand"]) +
            pptxShape('type="ctrTitle"', ["Osmosis"]),
        },
        { shapes: title("Membranes") + body + pptxShape('type="ftr"', ["Footer"]), notes },
      ]),
    );
    expect(pages).toEqual([
      {
        number: 1,
        blocks: [
          { kind: "heading", level: 1, text: "Osmosis" },
          { kind: "paragraph", text: "By hand" },
        ],
      },
      {
        number: 2,
        blocks: [
          { kind: "heading", level: 1, text: "Membranes" },
          { kind: "list-item", level: 1, text: "Water moves" },
          { kind: "list-item", level: 2, text: "through a membrane" },
          { kind: "paragraph", text: "Plain" },
          { kind: "list-item", level: 1, mark: "a)", label: "a", text: "First" },
          { kind: "list-item", level: 1, mark: "b)", label: "b", text: "Second" },
          { kind: "footnote", label: "notes", text: "Say it slowly." },
        ],
      },
    ]);
  });

  it("reads tables, and text boxes without bullets", () => {
    const row = (...cells: string[]) =>
      `<a:tr>${cells.map((cell) => `<a:tc><a:txBody><a:p><a:r><a:t>${cell}</a:t></a:r></a:p></a:txBody></a:tc>`).join("")}</a:tr>`;
    const table = `<p:graphicFrame><a:tbl><a:tblPr firstRow="1"/>${row("Part", "Use")}${row("Leaf", "Light")}</a:tbl></p:graphicFrame>`;
    const { pages } = extractPptx(buildPptx([{ shapes: table + pptxShape(null, ["A box"]) }]));
    expect(pages[0]?.blocks).toEqual([
      { kind: "table-row", text: "Part | Use", cells: ["Part", "Use"], isHeader: true },
      { kind: "table-row", text: "Leaf | Light", cells: ["Leaf", "Light"] },
      { kind: "paragraph", text: "A box" },
    ]);
  });

  it.each([
    ["no text", buildPptx([{ shapes: title("") }]), "no_text"],
    [
      "a truncated slide",
      buildPptx([{ shapes: title("a") }], { "ppt/slides/slide1.xml": "<p:sld><p:sp" }),
      "damaged",
    ],
    [
      "an entity",
      buildPptx([{ shapes: title("a") }], {
        "ppt/slides/slide1.xml": '<!DOCTYPE a [<!ENTITY b "c">]><p:sld>&b;</p:sld>',
      }),
      "damaged",
    ],
    ["deeply nested shapes", buildPptx([{ shapes: "<p:sp>".repeat(100_000) }]), "damaged"],
    [
      "too many slides",
      buildPptx(Array.from({ length: 3_001 }, () => ({ shapes: title("a") }))),
      "too_large",
    ],
  ])("refuses a presentation with %s", (_, bytes, reason) => {
    expect(() => extractPptx(bytes)).toThrow(expect.objectContaining({ reason }));
  });
});
