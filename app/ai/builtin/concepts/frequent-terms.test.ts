import { describe, expect, it } from "vitest";
import { frequentTerms } from "./frequent-terms";

describe("frequentTerms", () => {
  it("finds noun phrases that come back, and no loose words", () => {
    const sentences = Array.from(
      { length: 3 },
      () => "A market economy leaves many people free to make choices within recent decades.",
    );
    expect(frequentTerms(sentences)).toEqual(["market economy"]);
  });
});
