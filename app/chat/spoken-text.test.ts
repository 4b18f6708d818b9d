import { describe, expect, it } from "vitest";
import { spokenText } from "./spoken-text";

describe("spokenText", () => {
  it.each([
    [
      "omits emphasis markers",
      "**Cells** are *small* and __alive__.",
      "Cells are small and alive.",
    ],
    [
      "keeps underscores and asterisks within words",
      "Use snake_case and 2 * 3.",
      "Use snake_case and 2 * 3.",
    ],
    ["omits citation markers", "It orbits the Sun [1]. Twice [2][3].", "It orbits the Sun. Twice."],
    [
      "reads the text of a link and the host of a URL",
      "See [the book](https://a.org/x_(y)) or https://www.b.org/p?q=1.",
      "See the book or b.org.",
    ],
    [
      "ends headings and list items like sentences",
      "## Roots\n- one\n- two\n\n1. first\n2. second",
      "Roots.\none.\ntwo.\n1: first.\n2: second.",
    ],
    ["joins the lines of a paragraph", "One\ntwo\n\nthree", "One two.\nthree."],
    ["reads quotations and skips rules", "> Said *so*.\n\n---\n\nDone.", "Said so.\nDone."],
    [
      "reads tables row by row",
      "| Planet | Moons |\n|---|:-:|\n| Earth | 1 |\n| Mars | 2 |\n\nEnd.",
      "Planet: Earth, Moons: 1.\nPlanet: Mars, Moons: 2.\nEnd.",
    ],
    [
      "names code instead of spelling it",
      "Look:\n```python\na = 1\nb = 2\n```\nDone.",
      "Look:\nSome code in python, 2 lines.\nDone.",
    ],
    ["reads code of one line", "```\nnpm start\n```", "npm start."],
    ["reads inline code plainly", "Call `print()` now", "Call print() now."],
    ["survives a fence that stays open", "```js\nlet a;\nlet b;", "Some code in js, 2 lines."],
    ["has no tags and entities", "a<br>b &amp; c", "a b & c."],
    ["says formulas in words", "So $\\frac{a}{b}$ and \\(x^2\\).", "So a over b and x squared."],
    ["leaves prices alone", "It costs $5 or $6.", "It costs $5 or $6."],
    ["is empty where there is nothing to say", "---\n\n***\n", ""],
  ])("%s", (_, markdown, said) => {
    expect(spokenText(markdown, "en")).toBe(said);
  });

  it("uses words in the language of the reply", () => {
    expect(spokenText("Es gilt $a^2 = \\frac{1}{2}$", "de")).toBe(
      "Es gilt a hoch 2 gleich 1 durch 2.",
    );
    expect(spokenText("```sql\nSELECT 1;\nSELECT 2;\n```", "fr")).toBe(
      "Un extrait de code en sql, 2 lignes.",
    );
    expect(spokenText("水是生命", "zh")).toBe("水是生命。");
  });
});
