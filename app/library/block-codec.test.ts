import { describe, expect, it } from "vitest";
import type { TextBlock } from "~/ai/ports";
import { decodeBlocks, encodeBlocks } from "./block-codec";

describe("stored blocks", () => {
  const blocks: TextBlock[] = [
    { kind: "heading", level: 2, text: "Osmosis" },
    { kind: "paragraph", text: "Water moves.", bold: [[0, 5]], continues: true },
    { kind: "list-item", level: 1, label: "2", text: "2 cells swell" },
    { kind: "table-row", text: " | a\nb | ", cells: ["", "a\nb", ""], isHeader: true },
    { kind: "code", text: "x = 1\n  y" },
    { kind: "footnote", text: "Water moves." },
  ];
  const text = "Water moves.\n2. 2 cells swell\n | a\nb | \nx = 1\n  y\nWater moves.";

  it("are decoded to the same blocks, from positions in the text", () => {
    const stored = encodeBlocks(text, blocks);
    expect(decodeBlocks(text, stored, "Osmosis")).toEqual(blocks);
    expect(stored).not.toContain("Water");
  });

  it("are guessed from the lines of a passage that was stored without blocks", () => {
    expect(decodeBlocks("Gases:\n• oxygen\nMoon | 3.3", null, "Air")).toEqual([
      { kind: "heading", level: 1, text: "Air" },
      { kind: "paragraph", text: "Gases:" },
      { kind: "list-item", level: 1, text: "oxygen" },
      { kind: "table-row", text: "Moon | 3.3", cells: ["Moon", "3.3"] },
    ]);
  });
});
