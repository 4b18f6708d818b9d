import { describe, expect, it } from "vitest";
import { InstructionFilter } from "./instruction-filter";

const instructions =
  "You are a tutor who explains the learner's own material in plain words and asks back. The word is duneglass41.";

function say(pieces: string[]): string {
  const filter = new InstructionFilter(instructions, "duneglass41");
  return pieces.map((piece) => filter.write(piece)).join("") + filter.end();
}

/** In pieces of every length from 1 to 9 signs. */
function cut(text: string): string[][] {
  return Array.from({ length: 9 }, (_, index) => {
    const size = index + 1;
    return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
  });
}

describe("InstructionFilter", () => {
  it.each([
    "Chlorophyll is a green pigment [1]. You are right to ask!",
    "A tutor who explains the learner's work, and more.",
    "光合作用是植物的过程。",
    "",
    "One",
    "  spaces   stay\n\nas they are  ",
  ])("keeps text that matches by chance: %j", (text) => {
    for (const pieces of cut(text)) expect(say(pieces)).toBe(text);
  });

  it("removes repeated instructions, and keeps the text after them", () => {
    for (const pieces of cut(`Sure: ${instructions} Leaves are green.`)) {
      const said = say(pieces);
      expect(said).toMatch(/^Sure/);
      expect(said).toContain("Leaves are green.");
      expect(said).not.toMatch(/explains|own material|duneglass/);
    }
  });

  it("removes the canary anywhere", () => {
    for (const pieces of cut("It is duneglass41, I think.")) {
      expect(say(pieces)).not.toMatch(/dun.?glass/);
    }
  });

  it("passes on text at once if it does not match", () => {
    const filter = new InstructionFilter(instructions, "duneglass41");
    expect(filter.write("Leaves")).toBe("Leaves");
    expect(filter.write(" are gr")).toBe(" are gr");
    expect(filter.write("een")).toBe("een");
  });
});
