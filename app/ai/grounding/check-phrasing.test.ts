import { describe, expect, it } from "vitest";
import { checkPhrasing } from "./check-phrasing";

const passages = [
  {
    fileId: "a",
    page: 1,
    quote: "Chlorophyll absorbs red and blue light and reflects green light.",
  },
  { fileId: "a", page: 2, quote: "Plants release oxygen through tiny pores called stomata." },
];

describe("a reply phrased by a model", () => {
  it("is accepted with the passages that support it", () => {
    const text = "Leaves look green because chlorophyll reflects green light [1].";
    expect(checkPhrasing(text, passages)).toEqual({ content: text });
  });

  it("can quote text across sentence ends", () => {
    for (const quoted of [
      "“tiny pores called stomata.”",
      '"Plants release oxygen  through tiny pores"',
      "«release oxygen through»",
      "„tiny pores called stomata“",
    ]) {
      const text = `Plants release oxygen through stomata, in the text: ${quoted} [2].`;
      expect(checkPhrasing(text, passages)).toEqual({ content: text });
    }
  });

  it.each([
    "“Plants release helium through tiny pores”",
    '"chlorophyll was found by a fennec"',
    "«la chlorophylle est verte»",
    "„Blätter sind immer grün“",
  ])("is rejected if it quotes %s", (quoted) => {
    const text = `Chlorophyll reflects green light [1]. The text says ${quoted} [2].`;
    expect(checkPhrasing(text, passages)).toEqual({ refused: "quote" });
  });

  it("keeps the numbers of the passages, in any order", () => {
    const text = "Plants release oxygen through stomata [2]. Chlorophyll reflects green light [1].";
    expect(checkPhrasing(text, passages)).toEqual({ content: text });
  });

  it("can put a term in quotation marks", () => {
    const text = "Chlorophyll reflects green light, which is called “going green” [1].";
    expect(checkPhrasing(text, passages)).toMatchObject({ content: text });
  });

  it("loses markers of passages that do not support it or do not exist", () => {
    const text = "Chlorophyll reflects green light [1][7]. Bananas are yellow fruit [2].";
    expect(checkPhrasing(text, passages)).toMatchObject({
      content: "Chlorophyll reflects green light [1]. Bananas are yellow fruit.",
    });
  });

  it.each(["The Moon landing took place in 1969 [1].", "Leaves are green.", "", "[1] [2]"])(
    "is rejected if none of its statements has a source: %j",
    (text) => {
      expect(checkPhrasing(text, passages)).toEqual({ refused: "source" });
    },
  );

  it("takes time in proportion to its length", () => {
    const start = performance.now();
    for (const piece of ['"', "“", "„", "«", "[1", '"a b c" ']) {
      checkPhrasing(piece.repeat(4_000 / piece.length), passages);
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
