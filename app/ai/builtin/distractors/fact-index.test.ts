import { expect, it } from "vitest";
import { englishIndex, factsFrom } from "../tests/facts-from";

it("lower-cases a noun that is capitalized only at the start of sentences", () => {
  const index = englishIndex(
    factsFrom([
      { kind: "statement", subject: "Alcohol", relation: "inhibits", predicate: "a hormone" },
      { kind: "statement", subject: "Mercury", relation: "follows", predicate: "its orbit" },
      { kind: "statement", subject: "Heat", relation: "melts", predicate: "the ice of Mercury" },
    ]),
  );
  expect(index.truecase("Alcohol")).toBe("alcohol");
  expect(index.truecase("Mercury")).toBe("Mercury");
  expect(index.truecase("Alcohol of Lublin")).toBe("Alcohol of Lublin");
});
