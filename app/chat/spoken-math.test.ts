import { describe, expect, it } from "vitest";
import { spokenMath } from "./spoken-math";
import { spokenWords } from "./spoken-words";

describe("spokenMath", () => {
  it.each([
    ["\\frac{a}{b}", "a over b"],
    ["\\frac{a+b}{2}", "a plus b, over 2,"],
    ["E = mc^2", "E equals m c squared"],
    ["x_1 + x_{n-1}", "x sub 1 plus x sub n minus 1"],
    ["e^{i\\pi} = -1", "e to the power of i pi equals minus 1"],
    ["\\sqrt{2} \\approx 1.41", "the square root of 2 is about 1.41"],
    ["\\sqrt[3]{x}", "the cube root of x"],
    ["\\sum_{i=1}^{n} i", "the sum from i equals 1 to n of i"],
    ["\\int_0^\\infty f(x)\\,dx", "the integral from 0 to infinity of f (x) d x"],
    ["\\lim_{x \\to 0} \\sin x", "the limit as x to 0 of sine x"],
    ["\\text{speed} \\geq 3 \\cdot 10^8", "speed is at least 3 times 10 to the power of 8"],
    ["90^\\circ", "90 degrees"],
    ["\\vec{v} \\neq \\bar{x}", "vector v is not equal to x bar"],
    ["\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "row 1: 1, 2; row 2: 3, 4;"],
    ["\\binom{n}{k}", "n choose k"],
    ["f'(x) \\in \\mathbb{R}", "f prime (x) in R"],
    ["\\left( a \\right)", "(a)"],
    ["\\alpha \\Rightarrow \\varepsilon", "alpha implies epsilon"],
    ["5!", "5 factorial"],
  ])("reads %s as %s", (tex, said) => {
    expect(spokenMath(tex, spokenWords("en"))).toBe(said);
  });

  it("returns for any input", () => {
    for (const tex of [
      "\\frac",
      "{{{",
      "}}}",
      "^",
      "_",
      "\\sqrt[",
      "\\begin{matrix}",
      "\\",
      "{".repeat(5_000),
    ]) {
      expect(typeof spokenMath(tex, spokenWords("en"))).toBe("string");
    }
  });
});
