import { describe, expect, it } from "vitest";
import { extractRtf } from "./extract-rtf";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const read = (body: string, head = "\\ansi\\ansicpg1252") =>
  extractRtf(bytesOf(`{\\rtf1${head} ${body}}`)).pages.flatMap(({ blocks }) => blocks);

describe("extractRtf", () => {
  it("reads headings by style, lists, bold words and notes", () => {
    const styles = "{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}}";
    const body = `${styles}{\\info{\\author Nobody}}
\\pard\\s1 Plants\\par
\\pard\\s0 They are {\\b green}{\\super 1{\\footnote\\pard A note.}} here.\\par
{\\listtext\\'b7\\tab}\\pard\\ls1\\ilvl1{\\listtext\\'95\\tab}nested\\par
\\pard{\\listtext 2.\\tab}\\ls1 numbered\\par
\\pard{\\*\\unknown gone}{\\pict 0102ff}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt a link}}}`;
    expect(read(body.slice(0, -1))).toEqual([
      { kind: "heading", level: 1, text: "Plants" },
      { kind: "paragraph", text: "They are green¹ here.", bold: [[9, 14]] },
      { kind: "footnote", text: "A note." },
      { kind: "list-item", level: 2, text: "nested" },
      { kind: "list-item", level: 1, mark: "2.", label: "2", text: "numbered" },
      { kind: "paragraph", text: "a link" },
    ]);
  });

  it("reads tables", () => {
    const row = (...cells: string[]) =>
      `\\trowd\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join("")}\\row`;
    expect(read(`${row("Part", "Use")}${row("Leaf", "Light")}\\pard After.\\par`)).toEqual([
      { kind: "table-row", text: "Part | Use", cells: ["Part", "Use"] },
      { kind: "table-row", text: "Leaf | Light", cells: ["Leaf", "Light"] },
      { kind: "paragraph", text: "After." },
    ]);
  });

  it.each([
    ["a code page", "caf\\'e9 \\'80", "\\ansi\\ansicpg1252", "café €"],
    ["another code page", "\\'cf\\'f0\\'e8", "\\ansi\\ansicpg1251", "При"],
    ["two bytes per character", "\\'8b\\'4b", "\\ansi\\ansicpg932", "規"],
    [
      "the code page of a font",
      "{\\f1 \\'cf} \\'cf",
      "{\\fonttbl{\\f1\\fcharset204 Arial;}}",
      "П Ï",
    ],
    [
      "Unicode with a replacement",
      "\\uc1\\u8212?a\\uc2\\u-10179\\'3f\\'3f\\u-8704\\'3f\\'3f",
      "",
      "—a😀",
    ],
    ["special characters", "a\\~b\\emdash c\\{\\}\\\\", "", "a b—c{}\\"],
  ])("decodes %s", (_, body, head, text) => {
    expect(read(body, head)[0]?.text).toBe(text);
  });

  it("skips binary data", () => {
    expect(read("a {\\pict\\bin5 }}}}}}b")).toMatchObject([{ text: "a b" }]);
  });

  it.each([
    ["a file that is not closed", "{\\rtf1 {Text", "damaged"],
    ["deeply nested groups", `{\\rtf1 ${"{".repeat(100_000)}`, "damaged"],
    ["no text", "{\\rtf1{\\info{\\author Nobody}}\\par}", "no_text"],
    ["too much text", `{\\rtf1 ${"word ".repeat(1_700_000)}}`, "too_large"],
  ])("refuses %s", (_, text, reason) => {
    expect(() => extractRtf(bytesOf(text))).toThrow(expect.objectContaining({ reason }));
  });
});
