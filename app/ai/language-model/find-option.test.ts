import { describe, expect, it } from "vitest";
import type { Passage } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { findOption, readSentences } from "./find-option";

function given(...texts: string[]) {
  return readSentences(
    texts.map(
      (text, index): Passage => ({
        id: index,
        fileId: "f",
        fileName: "f.pdf",
        ordinal: index,
        page: index + 1,
        heading: null,
        text,
        blocks: [{ kind: "paragraph", text }],
      }),
    ),
  );
}

describe("findOption", () => {
  const sentences = given(
    "An agonist mimics a neurotransmitter, unlike an antagonist. It binds a receptor.",
    "An antagonist blocks it. In 1921 Loewi showed this.",
  );

  it("finds the sentence that names the option earliest", () => {
    expect(findOption("Antagonist", sentences, "")).toEqual({
      fileId: "f",
      page: 2,
      quote: "An antagonist blocks it.",
    });
    expect(findOption("1921", sentences, "")?.page).toBe(2);
  });

  it("prefers a sentence other than that of the correct answer", () => {
    expect(findOption("antagonist", sentences, "An antagonist blocks it.")?.page).toBe(1);
  });

  it.each(["agon", "receptors", "it", "a receptor mimics"])("does not find %s", (option) => {
    expect(findOption(option, sentences, "")).toBeNull();
  });

  it("cuts a long sentence around the option", () => {
    const long = `${"They say that much and more ".repeat(20)}of the axon ${"and so on ".repeat(40)}.`;
    const quote = findOption("the axon", given(long), "")?.quote ?? "";
    expect(quote).toContain("the axon");
    expect(quote.length).toBeLessThanOrEqual(300);
    expect(isQuotedIn(quote, long)).toBe(true);
  });

  it("supports scripts without spaces", () => {
    expect(findOption("细胞", given("细胞是生命的基本单位。"), "")?.page).toBe(1);
  });
});
