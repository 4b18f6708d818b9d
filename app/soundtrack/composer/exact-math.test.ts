import { describe, expect, it } from "vitest";
import { exponential, frequencyOf, sineOfTurn, tangentOfTurn } from "./exact-math";

describe("exact mathematics", () => {
  it("agrees with `Math` to twelve places", () => {
    for (let step = -40; step <= 80; step += 1) {
      const turns = step / 37;
      expect(sineOfTurn(turns)).toBeCloseTo(Math.sin(turns * 2 * Math.PI), 12);
    }
    for (const x of [-9, -1, -0.3, -1e-5, 0, 0.4, 1, 3]) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
    }
    expect(tangentOfTurn(0.1)).toBeCloseTo(Math.tan(0.2 * Math.PI), 12);
  });

  it("uses no function that engines may round differently", async () => {
    const sources = import.meta.glob<string>("./*.ts", { query: "?raw", import: "default" });
    for (const [name, read] of Object.entries(sources)) {
      if (name.endsWith(".test.ts")) continue;
      const code = await read();
      expect(code, name).not.toMatch(/Math\.(sin|cos|tan|exp|pow|log|random|cbrt|tanh)|Date\b/);
    }
  });

  it("tunes A to 440 hertz, and doubles it per octave", () => {
    expect(frequencyOf(69)).toBeCloseTo(440, 9);
    expect(frequencyOf(57)).toBeCloseTo(220, 9);
    expect(frequencyOf(72) / frequencyOf(60)).toBe(2);
  });
});
