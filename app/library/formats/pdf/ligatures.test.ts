import { getResolvedPDFJS } from "unpdf";
import { describe, expect, it } from "vitest";
import type { PdfTextItem } from "./fragments";
import { mendArabic, orderLigatures } from "./ligatures";

/** A page that draws these runs of glyphs from left to right. */
async function pageOf(...runs: (string | number)[][]) {
  const { OPS } = await getResolvedPDFJS();
  const operators = {
    fnArray: [OPS.beginText, ...runs.map(() => OPS.showText)],
    argsArray: [
      null,
      ...runs.map((run) => [
        run.map((glyph) => (typeof glyph === "string" ? { unicode: glyph } : glyph)),
      ]),
    ],
  };
  return { getOperatorList: async () => operators } as unknown as Parameters<
    typeof orderLigatures
  >[0];
}

const textOf = async (page: Awaited<ReturnType<typeof pageOf>>, ...texts: string[]) =>
  (await orderLigatures(page, texts.map((str) => ({ str })) as PdfTextItem[])).map(
    ({ str }) => str,
  );

describe("orderLigatures", () => {
  it("corrects the order of a ligature's two letters, and changes nothing else", async () => {
    const page = await pageOf(
      ["ل", 12, "لا", "خ", " ", "ل", "ا", "ق"],
      [".", "ء", "لا", "ب", "ن", "ل", "ا"],
    );
    expect(await textOf(page, "قال خالل", "النباالء.")).toEqual(["قال خلال", "النباالء."]);
    expect(await textOf(page, "النبالء.")).toEqual(["النبلاء."]);
  });

  it("chooses by how often each word is drawn if both orders are words", async () => {
    const page = await pageOf(["ل", "ا", "م"], ["ل", "ا", "م"], ["لا", "م"]);
    expect(await textOf(page, "مال")).toEqual(["مال"]);
  });

  it("finds a ligature in a word whose vowel signs are drawn separately", async () => {
    const page = await pageOf(["ً"], ["ا", "ق", "ح", "لا"]);
    expect(await textOf(page, "الحقاً")).toEqual(["لاحقاً"]);
  });

  it("does not examine a text without ligatures", async () => {
    const page = {
      getOperatorList: () => Promise.reject(new Error("The page was asked for what it draws.")),
    } as unknown as Parameters<typeof orderLigatures>[0];
    expect(await textOf(page, "plain text", "سبب")).toEqual(["plain text", "سبب"]);
  });
});

describe("mendArabic", () => {
  it("corrects a ligature if only one order is ever written", () => {
    expect(mendArabic("وسونغ األصليَّتَين واالسم أوالً")).toBe("وسونغ الأصليَّتَين والاسم أولاً");
    expect(mendArabic("قال ألف مال لاالحالة")).toBe("قال ألف مال لاالحالة");
  });

  it("separates words after a letter that only ends words, and removes a sign without a letter", () => {
    expect(mendArabic("ًالعسكريةوالرقابة")).toBe("العسكرية والرقابة");
    expect(mendArabic("مكتبةٌ كبيرة")).toBe("مكتبةٌ كبيرة");
  });

  it("moves commas and percent signs to where they are read", () => {
    expect(mendArabic("بنسبة 13،% وكولومبيا (الملك) ،ولكن ، كان")).toBe(
      "بنسبة 13%، وكولومبيا (الملك)، ولكن، كان",
    );
    expect(mendArabic("60%، ثم 1,5")).toBe("60%، ثم 1,5");
  });

  it("does not change other scripts", () => {
    expect(mendArabic("a ,b 5,%")).toBe("a ,b 5,%");
  });
});
