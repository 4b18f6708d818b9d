import { expect, test } from "vitest";
import { plural } from "./plural";

const cards = { one: "# card", other: "# cards" };

test("a count selects the plural form of its language", () => {
  expect(plural(1, cards)).toBe("1 card");
  expect(plural(0, cards)).toBe("0 cards");
  expect(plural(1_200, cards)).toBe("1,200 cards");
  expect(plural(0, { one: "# carte", other: "# cartes" }, "fr")).toBe("0 carte");
  expect(plural(2, { two: "بطاقتان", other: "# بطاقة" }, "ar")).toBe("بطاقتان");
});

test("a plural form without a text falls back to the general one", () => {
  expect(plural(1, { other: "# pages" })).toBe("1 pages");
});

test("a number sign within an inserted text is kept", () => {
  const parts = (count: number) =>
    plural(count, { one: (n) => `${n} part of C#.pdf`, other: (n) => `${n} parts of C#.pdf` });
  expect(parts(1)).toBe("1 part of C#.pdf");
  expect(parts(2)).toBe("2 parts of C#.pdf");
});
