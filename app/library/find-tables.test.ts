import { describe, expect, it } from "vitest";
import { endsInTable, findTables } from "./find-tables";

const words = (text: string, carriedOn = false) =>
  findTables(text, carriedOn).map((part) =>
    "line" in part ? part.line.text : part.rows.map((row) => row.map((cell) => cell.text)),
  );

describe("findTables", () => {
  it("takes rows that follow each other for a table, with its empty cells", () => {
    expect(words("The forces\nForce | Range\nGravity | \n | far\nThat is all.")).toEqual([
      "The forces",
      [
        ["Force", "Range"],
        ["Gravity", ""],
        ["", "far"],
      ],
      "That is all.",
    ]);
  });

  it("knows where each piece stands in the passage", () => {
    const text = "One\nTwo | Three\nFour | Five";
    const pieces = findTables(text, false).flatMap((part) =>
      "line" in part ? [part.line] : part.rows.flat(),
    );
    for (const piece of pieces) {
      expect(text.slice(piece.start, piece.start + piece.text.length)).toBe(piece.text);
    }
    expect(pieces).toHaveLength(5);
  });

  it("leaves a stroke in a sentence alone, and takes a row that carries a table on", () => {
    expect(words("P(a | b) is read: a given b")).toEqual(["P(a | b) is read: a given b"]);
    expect(words("Iron | 26\nNext", true)).toEqual([[["Iron", "26"]], "Next"]);
    expect(endsInTable("Metals\nIron | 26")).toBe(true);
    expect(endsInTable("Iron | 26\nNext")).toBe(false);
  });
});
