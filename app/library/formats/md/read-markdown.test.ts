import { describe, expect, it } from "vitest";
import { readMarkdown } from "./read-markdown";

describe("readMarkdown", () => {
  it("keeps headings, lists, tables, code and footnotes", () => {
    const blocks = readMarkdown(`# Plants

Some *green* **leaves**[^1] and [roots][r].

3. Three
   - under it
4. Four

| Part | Use |
|------|-----|
| Leaf | Light |

\`\`\`js
if (a)
  b();
\`\`\`

[r]: https://example.org
[^1]: They are green.
`);
    expect(blocks).toEqual([
      { kind: "heading", level: 1, text: "Plants" },
      { kind: "paragraph", text: "Some green leaves¹ and roots.", bold: [[11, 17]] },
      { kind: "list-item", level: 1, mark: "3.", label: "3", text: "Three" },
      { kind: "list-item", level: 2, text: "under it" },
      { kind: "list-item", level: 1, mark: "4.", label: "4", text: "Four" },
      { kind: "table-row", text: "Part | Use", cells: ["Part", "Use"], isHeader: true },
      { kind: "table-row", text: "Leaf | Light", cells: ["Leaf", "Light"] },
      { kind: "code", text: "if (a)\n  b();" },
      { kind: "footnote", text: "They are green." },
    ]);
  });

  it("uses the title of the front matter if the text has none", () => {
    const front = "---\ntitle: 'Plants'\ntags: [a]\n---\n";
    expect(readMarkdown(`${front}Green.`)).toEqual([
      { kind: "heading", level: 1, text: "Plants" },
      { kind: "paragraph", text: "Green." },
    ]);
    expect(readMarkdown(`${front}# Leaves`)).toEqual([
      { kind: "heading", level: 1, text: "Leaves" },
    ]);
    // Two rules are not front matter.
    expect(readMarkdown("---\n\nGreen.")).toEqual([{ kind: "paragraph", text: "Green." }]);
  });

  it("reads the caption of a picture, but not a file name or a picture within text", () => {
    const pictures = [
      "![Fig. 1: The parts of a **leaf**.[^1]](leaf.png)",
      "![image-20211206](a.png)",
      "A ![small picture of a leaf](b.png) text.",
      "[![A badge that links to tests](c.svg)](/tests)",
    ];
    expect(readMarkdown(`${pictures.join("\n\n")}\n\n[^1]: By hand.`)).toEqual([
      { kind: "paragraph", text: "Fig. 1: The parts of a leaf.¹", bold: [[23, 27]] },
      { kind: "paragraph", text: "A text." },
      { kind: "footnote", text: "By hand." },
    ]);
  });

  it("keeps the text of marks nested too deeply, and reads deeper lists and quotes", () => {
    const brackets = `${"[".repeat(500)}leaf`;
    expect(readMarkdown(brackets)).toEqual([{ kind: "paragraph", text: brackets }]);
    expect(readMarkdown(`${"> ".repeat(50)}leaf`)).toEqual([{ kind: "paragraph", text: "leaf" }]);
  });

  it("reads all of a long text in parts", () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `Line ${at} of many.\n`);
    const text = `\`\`\`\n${"\n".repeat(210_000)}\n\`\`\`\n\n[a]: /a\n\n${lines.join("\n")}\n[Last][a]`;
    const blocks = readMarkdown(text).filter(({ kind }) => kind === "paragraph");
    expect(blocks.length).toBe(lines.length + 1);
    expect(blocks.at(-1)?.text).toBe("Last");
  });
});
