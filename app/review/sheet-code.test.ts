import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "~/platform/ids";
import { readSheetCode, sheetCodeOf, showSheetCode } from "./sheet-code";

describe("sheet codes", () => {
  it("are the same for the same id, and differ between ids", () => {
    const ids = Array.from({ length: 1_000 }, newId);
    const codes = ids.map(sheetCodeOf);
    expect(ids.map(sheetCodeOf)).toEqual(codes);
    expect(new Set(codes).size).toBe(1_000);
  });

  it("can be read as they are shown", () => {
    const code = sheetCodeOf(newId());
    expect(showSheetCode(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readSheetCode(showSheetCode(code))).toBe(code);
  });

  it.each([
    ["K7MF-2QXD", "k7mf2qxd"],
    [" k7mf 2qxd ", "k7mf2qxd"],
    ["OIL0-2QXD", "01102qxd"],
    ["k7mf2qx", null],
    ["k7mf2qxdd", null],
    ["k7mf2qxu", null],
    ["", null],
  ])("are read from %j", (typed, code) => {
    expect(readSheetCode(typed)).toBe(code);
  });

  it("are read in no other form, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readSheetCode(typed) ?? "00000000").toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
      }),
    );
  });
});
