import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language";
import { seededRandom, shuffle } from "./seeded-random";
import { splitParagraphs, splitSentences } from "./split-sentences";
import { normalizeToken, tokenize } from "./tokenize";

describe("tokenize", () => {
  it("keeps numbers whole and splits elisions", () => {
    const texts = tokenize("l’eau à 1,500.5 m").map(({ text }) => text);
    expect(texts).toEqual(["l", "eau", "à", "1,500.5", "m"]);
  });

  it("segments scripts without spaces, with offsets", () => {
    const text = "光合作用需要水";
    const tokens = tokenize(text);
    expect(tokens.length).toBeGreaterThan(2);
    expect(tokens.every(({ text: word, start, end }) => text.slice(start, end) === word)).toBe(
      true,
    );
  });

  it("compares words without case and accents", () => {
    expect(normalizeToken("Élite")).toBe("elite");
  });
});

describe("detectLanguage", () => {
  it.each([
    ["What is the capital of the country?", "en"],
    ["¿En qué año nació la reina?", "es"],
    ["Pourquoi les feuilles sont-elles vertes ?", "fr"],
    ["Warum sind die Blätter der Bäume grün?", "de"],
    ["Por que as folhas são verdes?", "pt"],
    ["Perché le foglie sono verdi?", "it"],
    ["Почему листья зелёные?", "ru"],
    ["لماذا الأوراق خضراء؟", "ar"],
    ["为什么叶子是绿色的？", "zh"],
    ["葉はなぜ緑色なのですか", "ja"],
    ["पत्ते हरे क्यों होते हैं?", "hi"],
    ["De bladeren van de bomen zijn groen omdat zij bladgroen hebben.", "nl"],
    ["Liście są zielone, ponieważ zawierają chlorofil, który pochłania światło.", "pl"],
    ["Yapraklar klorofil içerdiği için yeşildir ve bu bir gerçektir.", "tr"],
    ["E = mc²", null],
    ["Leistung: P = U⋅I; Impuls: p = m⋅v; Arbeit und Energie: E = n⋅d⋅l = c⋅s⋅y", "de"],
  ])("detects the language of %s", (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe("splitSentences", () => {
  it("keeps initials, brackets and closing quotes with their sentence", () => {
    expect(
      splitSentences("J. S. Bach wrote it (see p. 4. It is wet). It lasts 3.5 minutes. “Stay.” "),
    ).toEqual(["J. S. Bach wrote it (see p. 4. It is wet).", "It lasts 3.5 minutes.", "“Stay.”"]);
  });

  it("takes time in proportion to the text", () => {
    expect(splitSentences("(a. B ".repeat(20_000)).length).toBeGreaterThan(0);
  });
});

describe("splitParagraphs", () => {
  it("separates paragraphs but joins a broken line", () => {
    expect(splitParagraphs("Water boils\nat 100 degrees.\nA new block begins.")).toEqual([
      "Water boils at 100 degrees.",
      "A new block begins.",
    ]);
  });
});

describe("shuffle", () => {
  it("gives the same order for the same seed", () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(shuffle(items, seededRandom(7))).toEqual(shuffle(items, seededRandom(7)));
    expect(shuffle(items, seededRandom(7))).not.toEqual(shuffle(items, seededRandom(8)));
  });
});
