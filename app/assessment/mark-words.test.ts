import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markWords } from "./mark-words";

// A fixed seed, so that a failure can be repeated.
fc.configureGlobal({ seed: 20_261_126 });

describe("markWords", () => {
  const found = (text: string, typed: string) =>
    markWords(text, typed)
      .filter((piece) => piece.found)
      .map((piece) => piece.text);

  it("marks words of the typed answer, whatever their case and accents", () => {
    expect(found("The Éléphant lives in Africa.", "elephant, AFRICA")).toEqual([
      "Éléphant",
      "Africa",
    ]);
    expect(found("Ёлка растёт", "елка растет")).toEqual(["Ёлка", "растёт"]);
  });

  it("marks neither short words nor parts of words", () => {
    expect(found("It is an ox", "it is an ox")).toEqual([]);
    expect(found("Photosynthesis", "photo synthesis")).toEqual([]);
  });

  it("marks words of scripts without spaces", () => {
    expect(found("光合作用把光能变成化学能。", "光能 → 化学能")).toEqual(["光能", "化学"]);
    expect(found("光合作用把光能变成化学能。", "把")).toEqual([]);
    expect(found("ミトコンドリアはエネルギーを作る。", "ミトコンドリアは細胞です")).toEqual([
      "ミトコンドリア",
    ]);
  });

  it("marks nothing if nothing was typed", () => {
    expect(found("Any text at all", " ")).toEqual([]);
  });

  it("returns any text unchanged, and marks every word of a text typed exactly", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (text, typed) => {
          const pieces = markWords(text, typed);
          expect(pieces.map((piece) => piece.text).join("")).toBe(text);
          // Scripts without spaces are split by a dictionary.
          if (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u.test(text)) return;
          for (const piece of markWords(text, text)) {
            const isWord = piece.text.length > 2 && /^[\p{L}\p{M}\p{N}]+$/u.test(piece.text);
            expect(piece.found).toBe(isWord);
          }
        },
      ),
    );
  });
});
