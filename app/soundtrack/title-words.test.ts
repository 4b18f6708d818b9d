import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moods } from "./moods";
import { type TitleChoice, titleWords } from "./title-words";

const folder = new URL("./messages/", import.meta.url);
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const numbers = Array.from({ length: titleWords }, (_, index) => index);

async function titlesIn(language: string): Promise<(choice: TitleChoice) => string> {
  const catalogue = await import(`./messages/${language}/titles.ts`);
  return (catalogue.default ?? catalogue).trackTitle;
}

describe.each(languages)("the titles of tracks in %s", (language) => {
  it.each(moods)("differ for each choice of words (%s)", async (mood) => {
    const title = await titlesIn(language);
    const titles = numbers.flatMap((quality) =>
      numbers.map((thing) => title({ mood, quality, thing })),
    );
    expect(new Set(titles).size).toBe(titleWords ** 2);
    expect(titles.join()).not.toContain("undefined");
  });

  it.skipIf(language === "en")("differ from the English ones", async () => {
    const [own, english] = [await titlesIn(language), await titlesIn("en")];
    for (const mood of moods) {
      for (const number of numbers) {
        const choice = { mood, quality: number, thing: number };
        expect(own(choice)).not.toBe(english(choice));
      }
    }
  });
});
