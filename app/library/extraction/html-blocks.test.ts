import { describe, expect, it } from "vitest";
import { readHtml } from "./html-blocks";

const read = (html: string, isXml = false) => readHtml([html], isXml);

describe("readHtml", () => {
  it("reads paragraphs, headings and lists with unclosed tags", () => {
    expect(
      read(
        "<h2>Cells</h2><p>One<p>Two <b>bold</b><ul><li>a<ol start=2 type=a><li>b</ol><li>c</ul>d",
      ),
    ).toEqual([
      { kind: "heading", level: 2, text: "Cells" },
      { kind: "paragraph", text: "One" },
      { kind: "paragraph", text: "Two bold", bold: [[4, 8]] },
      { kind: "list-item", level: 1, text: "a" },
      { kind: "list-item", level: 2, mark: "b.", label: "b", text: "b" },
      { kind: "list-item", level: 1, text: "c" },
      { kind: "paragraph", text: "d" },
    ]);
  });

  it("reads tables, except those used for layout", () => {
    const cells = "<tr><th>Part<th>Use<tr><td>Leaf<td>Light";
    expect(read(`<table>${cells}</table>`)).toEqual([
      { kind: "table-row", text: "Part | Use", cells: ["Part", "Use"], isHeader: true },
      { kind: "table-row", text: "Leaf | Light", cells: ["Leaf", "Light"] },
    ]);
    const layout = read(`<table><tr><td>Menu<td><h1>Cells</h1><table>${cells}</table></table>`);
    expect(layout.map(({ kind }) => kind)).toEqual([
      "paragraph",
      "heading",
      "table-row",
      "table-row",
    ]);
  });

  it("leaves out elements without text, but not the text after them", () => {
    const left = [
      "<head><title>Title</title></head>",
      "<script>if (1 < 2) x('</p>')</script>",
      "<style>p {}</style>",
      "<nav><ul><li>Menu</ul></nav>",
      "<div hidden><div>a</div>b</div>",
      "<svg><text>drawn</text></svg>",
      "<!-- <p>comment</p> -->",
    ];
    expect(read(`${left.join("")}<p>Text &amp; more&nbsp;&eacute;`)).toEqual([
      { kind: "paragraph", text: "Text & more é" },
    ]);
  });

  it.each(["epub:type='noteref'", "role='doc-noteref'"])(
    "writes the number of a note in superscript: %s",
    (mark) => {
      expect(read(`<p>Treutlen<a href="#n" ${mark}>12</a> in <a href="#y">1777</a>.`)).toEqual([
        { kind: "paragraph", text: "Treutlen¹² in 1777." },
      ]);
    },
  );

  it("keeps the lines of code, superscript numbers and notes", () => {
    const html =
      "<pre>a {\n  b\n}</pre><p>10<sup>7</sup> m<sup>[2]</sup></p><aside epub:type='footnote'><p>A note.</p></aside><p>End";
    expect(read(html)).toEqual([
      { kind: "code", text: "a {\n  b\n}" },
      { kind: "paragraph", text: "10⁷ m²" },
      { kind: "footnote", text: "A note." },
      { kind: "paragraph", text: "End" },
    ]);
  });

  it("treats self-closing tags as closed only in XHTML", () => {
    expect(read("<title/><p>Text", true)).toEqual([{ kind: "paragraph", text: "Text" }]);
    expect(read("<p>a</p><script/><p>b</p></script><p>c")).toHaveLength(2);
  });

  it("reads the same however the text is split into chunks", () => {
    const html =
      "<h1 class='title'>One &amp; two</h1><p>Three<!-- x --> four</p><ol start='12'><li>Five";
    const whole = read(html);
    for (let at = 1; at < html.length; at++) {
      expect(readHtml([html.slice(0, at), html.slice(at)])).toEqual(whole);
    }
  });
});
