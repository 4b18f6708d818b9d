import { beforeAll, expect, it } from "vitest";
import type { PlacedSentence } from "../../language/sentences";
import { completeInContext } from "./complete-in-context";
import { type EnglishReader, loadEnglishReader } from "./tag-words";

let reader: EnglishReader;
beforeAll(async () => {
  reader = await loadEnglishReader();
});

function gapsOf(...texts: string[]) {
  const placed = texts.map(
    (text, index): PlacedSentence => ({
      text,
      index,
      previous: texts[index - 1] ?? null,
      next: texts[index + 1] ?? null,
      passage: {
        id: 1,
        fileId: "f",
        fileName: "a.pdf",
        ordinal: 0,
        page: 1,
        heading: "Matter",
        text: "",
      },
    }),
  );
  return completeInContext(placed, reader, []).asked;
}

const particles = [
  "Heavy protons sit in the middle of each cloud.",
  "Fast electrons move around the middle of the cloud.",
  "The old theory said nothing of heavy neutrons in the middle.",
  "Most heavy neutrons leave the cloud after a few minutes.",
  "Careful teachers drew the fast electrons as small dots.",
  "Later teachers drew heavy protons as large dots.",
  "Bright photons and dark neutrinos pass the cloud.",
];

it("fills a gap with what is of the key’s kind, and with no other noun of the text", () => {
  const [asked] = gapsOf(...particles).filter(({ key }) => key === "protons");
  expect([...(asked?.fitting ?? [])].filter(([, fit]) => fit === 2).map(([noun]) => noun)).toEqual([
    "electrons",
    "neutrons",
    "photons",
    "neutrinos",
  ]);
  expect(asked?.fitting?.has("teachers")).toBe(false);
});

it("asks for nothing that only the sentence before names", () => {
  const asked = gapsOf(...particles, "These heavy protons leave the middle of the cloud.");
  const shown = asked.map(({ question }) => question).join("\n");
  expect(shown).toContain("____");
  expect(shown).not.toContain("These heavy ____");
});

it("keeps a noun that is counted from where none is", () => {
  const asked = gapsOf(
    "Old merchants filled the cellar with red wine.",
    "Their servants were paid with beer or whiskey or brandy.",
    "Every guest drank a cocktail, and one cocktail was enough.",
    "In winter the merchants lived on wine, and the servants on cider.",
  );
  const fitting = asked.filter(({ key }) => key === "wine").map((one) => one.fitting);
  expect(fitting.length).toBeGreaterThan(0);
  for (const words of fitting) {
    expect(words?.get("brandy")).toBe(2);
    expect(words?.has("cocktail")).toBe(false);
  }
});
