import { describe, expect, it } from "vitest";
import { type List, placeBlocks, placeCells } from "./place-blocks";

const outline = (lists: List[]): unknown[] =>
  lists.flatMap(({ ordered, nodes }) =>
    nodes.map(({ item, children }) => [
      ordered ? item.mark?.text : "•",
      item.text,
      ...(children.length > 0 ? [outline(children)] : []),
    ]),
  );

describe("placeBlocks", () => {
  it("nests the items of a list, and finds their numbers in the text", () => {
    const text = "1. Heat\nslowly\nin a pan\n2. Stir";
    const item = (level: number, words: string, label?: string) => ({
      kind: "list-item" as const,
      level,
      text: words,
      ...(label ? { label } : {}),
    });
    const [part] = placeBlocks(text, [
      item(1, "Heat", "1"),
      item(2, "slowly"),
      item(2, "in a pan"),
      item(1, "Stir", "2"),
    ]);
    expect(part?.kind === "lists" && outline(part.lists)).toEqual([
      [
        "1.",
        "Heat",
        [
          ["•", "slowly"],
          ["•", "in a pan"],
        ],
      ],
      ["2.", "Stir"],
    ]);
  });

  it("groups rows into a table, and finds the position of each cell", () => {
    const text = "Body | Density\nMoon | 3.3\nIt is far.";
    const row = (words: string) => ({
      kind: "table-row" as const,
      text: words,
      cells: words.split(" | "),
    });
    const [table, line] = placeBlocks(text, [
      { ...row("Body | Density"), isHeader: true },
      row("Moon | 3.3"),
      { kind: "paragraph", text: "It is far." },
    ]);
    const rows = table?.kind === "table" ? table.rows : [];
    for (const { start, text: cell } of rows.flatMap(placeCells)) {
      expect(text.slice(start, start + cell.length)).toBe(cell);
    }
    expect(rows.map((one) => placeCells(one).length)).toEqual([2, 2]);
    expect(line).toMatchObject({ kind: "text", start: 26 });
  });
});
