import { expect, it } from "vitest";
import { englishIndex, factsFrom } from "../tests/facts-from";

it("sets a noun small within a sentence that has its capital only where one begins", () => {
  const index = englishIndex(
    factsFrom([
      { kind: "statement", subject: "Alcohol", relation: "inhibits", predicate: "a hormone" },
      { kind: "statement", subject: "Mercury", relation: "follows", predicate: "its orbit" },
      { kind: "statement", subject: "Heat", relation: "melts", predicate: "the ice of Mercury" },
    ]),
  );
  expect(index.inSentence("Alcohol")).toBe("alcohol");
  expect(index.inSentence("Mercury")).toBe("Mercury");
  expect(index.inSentence("Alcohol of Lublin")).toBe("Alcohol of Lublin");
});
