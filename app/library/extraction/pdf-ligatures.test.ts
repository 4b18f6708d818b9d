import { getResolvedPDFJS } from "unpdf";
import { describe, expect, it } from "vitest";
import type { PdfTextItem } from "./pdf-fragments";
import { orderLigatures } from "./pdf-ligatures";

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

  it("is not looked for in a text that has none", async () => {
    const page = {
      getOperatorList: () => Promise.reject(new Error("The page was asked for what it draws.")),
    } as unknown as Parameters<typeof orderLigatures>[0];
    expect(await textOf(page, "plain text", "سبب")).toEqual(["plain text", "سبب"]);
  });
});
