import { describe, expect, it } from "vitest";
import { cellTexts } from "./cell-texts";
import { buildFragments, type PdfTextItem } from "./fragments";
import { layOut } from "./layout";

/** Items of one line, each with its position; a quotation mark is 5 wide, another character 12. */
function lineOf(...items: [string, number][]): string[] {
  const drawn = items.map(([str, x]): PdfTextItem => {
    const width = [...str].reduce((sum, sign) => sum + (/[“” ]/.test(sign) ? 5 : 12), 0);
    return {
      str,
      dir: "ltr",
      width,
      transform: [12, 0, 0, 12, x, 700],
      fontName: str,
      hasEOL: false,
    };
  });
  const [line] = layOut(buildFragments(drawn, 0)).flatMap(({ lines }) => lines);
  return line ? cellTexts(line, new Set(), new Set()).map(({ text }) => text) : [];
}

describe("punctuation that is drawn before its line", () => {
  it("is put into the gaps of the line", () => {
    expect(
      lineOf(
        ["“", 148],
        ["”", 201],
        ["并将其称", 100],
        [" ", 148],
        ["北方匪徒", 153],
        [" ", 201],
        ["的", 206],
      ),
    ).toEqual(["并将其称“北方匪徒”的"]);
  });

  it("is put into a gap within one piece of text", () => {
    expect(lineOf(["“", 124], ["”", 165], ["称作 北方匪 的道士", 100])).toEqual([
      "称作“北方匪”的道士",
    ]);
  });
});
