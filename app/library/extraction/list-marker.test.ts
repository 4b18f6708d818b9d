import { describe, expect, it } from "vitest";
import { lineOpenings, readListMarker } from "./list-marker";

const read = (line: string, others: string[] = []) => {
  const marker = readListMarker(line, lineOpenings([line, ...others]));
  return marker && [marker.indent, marker.label ?? "•", line.slice(marker.length)];
};

describe("readListMarker", () => {
  it("reads bullets, numbers and letters, with their indent", () => {
    expect(read("• oxygen")).toEqual([0, "•", "oxygen"]);
    expect(read("  – argon")).toEqual([2, "•", "argon"]);
    expect(read("\uf0b7 neon")).toEqual([0, "•", "neon"]);
    expect(read("12. Heat slowly")).toEqual([0, "12", "Heat slowly"]);
    expect(read("(b) evenly")).toEqual([0, "b", "evenly"]);
    expect(read("2.1. Stir")).toEqual([0, "2.1", "Stir"]);
  });

  it("accepts initials, abbreviations and words as list letters only in a sequence", () => {
    expect(read("A. Einstein was born in Ulm.")).toBeNull();
    expect(read("h. der Beziehung zum Arzt")).toBeNull();
    expect(read("o livro")).toBeNull();
    expect(read("B. Causes", ["A. Course"])).toEqual([0, "B", "Causes"]);
    expect(read("i. first", ["ii. second"])).toEqual([0, "i", "first"]);
    expect(read("o nested", ["• point"])).toEqual([0, "•", "nested"]);
  });

  it("accepts no other text as a marker", () => {
    for (const line of ["-5 degrees", "1945 was", "3.5 metres", "10: 30", "a cell"]) {
      expect(read(line)).toBeNull();
    }
  });
});
