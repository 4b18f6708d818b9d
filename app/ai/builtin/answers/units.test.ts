import { describe, expect, it } from "vitest";
import { packs } from "../languages/packs";
import { passagesOf } from "../tests/memory-material";
import { maxQuoteLength, readUnits } from "./units";

const read = (text: string) => readUnits(passagesOf(text), packs.en);

describe("readUnits", () => {
  it("keeps a list item whole, under its introduction and its parent", () => {
    const units = read("Three stores:\n- STM. It is short.\n  - capacity: 7 items\n- LTM");
    expect(units.map(({ text }) => text)).toEqual([
      "Three stores:",
      "STM. It is short.",
      "capacity: 7 items",
      "LTM",
    ]);
    expect(units[2]?.above.map(({ text }) => text)).toEqual(["Three stores:", "STM. It is short."]);
    expect(units[3]?.above.map(({ text }) => text)).toEqual(["Three stores:"]);
  });

  it("returns a question only as the context of what follows", () => {
    const [question, answer] = read("What is a cookie?\n\nA small text that the browser keeps.");
    expect(question?.isAnswer).toBe(false);
    expect(answer?.isAnswer).toBe(true);
  });

  it("splits a long sentence at a clause boundary", () => {
    const clause = "the river carries fine sand and mud from the mountains down to the sea";
    const units = read(`${Array.from({ length: 9 }, () => clause).join("; ")}.`);
    expect(units.length).toBeGreaterThan(1);
    for (const { text, passage } of units) {
      expect(text.length).toBeLessThanOrEqual(maxQuoteLength);
      expect(passage.text).toContain(text);
    }
  });
});
