import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { alterationsOf, bothOf } from "./alter-statement";

function alter(statement: string, language: Language = "en", isVerbLast = false) {
  return alterationsOf(statement, { names: new Map(), whole: statement, language, isVerbLast });
}

describe("alterationsOf", () => {
  it("changes one thing at a time, and denies nothing that is turned round already", () => {
    expect(alter("the river is warmer in 40 places").map(({ text }) => text)).toEqual([
      "the river is warmer in 80 places",
      "the river is cooler in 40 places",
      "the river is warmer in 20 places",
    ]);
  });

  it("turns no word round where a denial can be taken away", () => {
    expect(alter("it is not larger").map(({ text }) => text)).toEqual(["it is larger"]);
  });

  it.each([
    ["en", "Many authors wrote in the years before Smith, but he was the first"],
    ["en", "Data is important to a rich country because it describes larger markets"],
    ["en", "Many of the largest cities are in the north"],
    ["fr", "L’expérimentateur doit être actif, c’est-à-dire provoquer les faits"],
    ["de", "Der Reiz ist stark, weil die innere Schicht dünn ist"],
    ["zh", "气候变暖增加了降雨，因为最大的湖在北部"],
  ] as const)(
    "turns nothing round that another clause rests on, or that is so for some only, %s: %s",
    (language, text) => {
      const turned = alter(text, language).filter(({ sort }) =>
        /contrary|phrase|denial/u.test(sort),
      );
      // "Many" itself may become "few".
      expect(turned.filter(({ at }) => at > 0)).toEqual([]);
    },
  );

  it.each([
    ["en", "A market is a place of exchange"],
    ["es", "La materia se define como todo lo que ocupa espacio"],
    ["fr", "L’observateur est celui qui obtient les faits"],
  ] as const)("denies no definition, %s: %s", (language, text) => {
    expect(alter(text, language).filter(({ sort }) => sort === "denial")).toEqual([]);
  });

  it.each([
    ["es", "Los átomos se mueven como una unidad, como las latas de un paquete"],
    ["es", "Una forma útil de medir es la balanza"],
    ["ru", "Когда дружба распалась, каждый был готов к войне"],
    ["zh", "潜水员会发生减压症，导致血液中形成气泡"],
  ] as const)("denies no verb that more rests on, %s: %s", (language, text) => {
    expect(alter(text, language).filter(({ sort }) => sort === "denial")).toEqual([]);
  });

  it("never gives one text twice, nor the statement itself", () => {
    const statement = "The largest plates move slowly in 20 places.";
    const texts = alter(statement).map(({ text }) => text);
    expect(new Set([statement, ...texts]).size).toBe(texts.length + 1);
    expect(texts.length).toBeGreaterThan(2);
  });
});

describe("bothOf", () => {
  const statement = "the river is warmer in 40 places";
  const [number, contrary] = alter(statement);

  it("puts two changes together where one is a number", () => {
    if (!number || !contrary) throw new Error("nothing to change");
    expect(bothOf(statement, number, contrary)).toBe("the river is cooler in 80 places");
  });

  it("never moves a year together with the word that sets a thing before or after it", () => {
    const told = "долги хана росли после 1279 года";
    const changes = alter(told, "ru");
    const [year, order] = ["year", "contrary"].map((one) =>
      changes.find(({ sort }) => sort === one),
    );
    if (!year || !order) throw new Error("nothing to change");
    expect(bothOf(told, year, order)).toBeNull();
  });

  it.each([
    ["ru", "один начал войну, и они стали противниками в большой стране и на севере"],
    ["de", "ein Beweis für die Stärke des Eindruckes, den es immer macht"],
  ] as const)("turns no two words round without a grammar, %s: %s", (language, text) => {
    const turned = alter(text, language).filter(({ sort }) => sort === "contrary");
    expect(turned.length).toBeGreaterThan(1);
    expect(turned.slice(1).map((one) => bothOf(text, turned[0] ?? one, one))).toEqual(
      turned.slice(1).map(() => null),
    );
  });

  it.each([
    ["the more rain falls the more rivers rise", true],
    ["the plates are smaller there and the rims are thicker", false],
  ])("puts none together that might undo each other: %s", (text, isNull) => {
    const [first, second] = alterationsOf(text, {
      names: new Map(),
      whole: text,
      language: "en",
      isLax: true,
    }).filter(({ sort }) => sort === "contrary");
    expect(!first || !second || bothOf(text, first, second) === null).toBe(isNull);
  });
});
