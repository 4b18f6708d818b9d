import { getResolvedPDFJS } from "unpdf";
import { describe, expect, it } from "vitest";
import type { PdfTextItem } from "./fragments";
import { mendArabic, orderLigatures } from "./ligatures";

/** A page that draws these glyphs from left to right, a run each. */
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

describe("a ligature of two letters", () => {
  it("is put into order, and what is no ligature stays", async () => {
    const page = await pageOf(
      ["ل", 12, "لا", "خ", " ", "ل", "ا", "ق"],
      [".", "ء", "لا", "ب", "ن", "ل", "ا"],
    );
    expect(await textOf(page, "قال خالل", "النباالء.")).toEqual(["قال خلال", "النباالء."]);
    expect(await textOf(page, "النبالء.")).toEqual(["النبلاء."]);
  });

  it("counts by how often a word is drawn where both ways are words", async () => {
    const page = await pageOf(["ل", "ا", "م"], ["ل", "ا", "م"], ["لا", "م"]);
    expect(await textOf(page, "مال")).toEqual(["مال"]);
  });

  it("is found where vowel signs are drawn apart from their word", async () => {
    const page = await pageOf(["ً"], ["ا", "ق", "ح", "لا"]);
    expect(await textOf(page, "الحقاً")).toEqual(["لاحقاً"]);
  });

  it("is not looked for in a text that has none", async () => {
    const page = {
      getOperatorList: () => Promise.reject(new Error("The page was asked for what it draws.")),
    } as unknown as Parameters<typeof orderLigatures>[0];
    expect(await textOf(page, "plain text", "سبب")).toEqual(["plain text", "سبب"]);
  });
});

describe("mendArabic", () => {
  it("turns a ligature round where only one order is ever written", () => {
    expect(mendArabic("وسونغ األصليَّتَين واالسم أوالً")).toBe("وسونغ الأصليَّتَين والاسم أولاً");
    expect(mendArabic("قال ألف مال لاالحالة")).toBe("قال ألف مال لاالحالة");
  });

  it("parts words behind a letter that only ends them, and drops a sign without a letter", () => {
    expect(mendArabic("ًالعسكريةوالرقابة")).toBe("العسكرية والرقابة");
    expect(mendArabic("مكتبةٌ كبيرة")).toBe("مكتبةٌ كبيرة");
  });

  it("puts commas and signs of per cent where they are read", () => {
    expect(mendArabic("بنسبة 13،% وكولومبيا (الملك) ،ولكن ، كان")).toBe(
      "بنسبة 13%، وكولومبيا (الملك)، ولكن، كان",
    );
    expect(mendArabic("60%، ثم 1,5")).toBe("60%، ثم 1,5");
  });

  it("leaves other scripts alone", () => {
    expect(mendArabic("a ,b 5,%")).toBe("a ,b 5,%");
  });
});
