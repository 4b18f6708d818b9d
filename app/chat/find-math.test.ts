import { describe, expect, it } from "vitest";
import { findMath } from "./find-math";

const tex = (text: string) => findMath(text).map((formula) => formula.tex);

describe("findMath", () => {
  it.each([
    ["so $x^2$ grows", "x^2"],
    ["so \\(x^2\\) grows", "x^2"],
    ["$$x^2$$", "x^2"],
    ["\\[x^2\\]", "x^2"],
    ["\\[\n  x = y\n\\]", "x = y"],
    ["> $$\nx\n$$", "x"],
    ["a price of \\$5 and $y$", "y"],
  ])("finds %j", (text, found) => {
    expect(tex(text)).toEqual([found]);
  });

  it.each([
    "It is $5 and $6.",
    "From $5-$10 a day.",
    "$5, $6 and $7",
    "US$ 5 and US$ 6",
    "`$x$` and ``a $y$ b``",
    "```\n$x$\n```",
    "```\n$x$ in a fence that is still open",
    "https://example.com/$a$",
    "as shown \\[1\\]",
    "\\[citation needed\\]",
    "a literal \\\\(x\\\\)",
    "$ x $",
    "$$  $$",
    "$a\n\nb$",
  ])("finds none in %j", (text) => {
    expect(tex(text)).toEqual([]);
  });

  it("distinguishes block formulas from inline ones", () => {
    expect(findMath("$a$ \\(b\\) $$c$$").map(({ display }) => display)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
