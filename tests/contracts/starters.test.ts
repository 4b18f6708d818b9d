import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { asksFact } from "~/ai/builtin/answers/asks-fact";
import { writeReply } from "~/ai/builtin/answers/write-reply";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import * as english from "~/chat/messages/en/conversation";

type Starters = Pick<
  typeof english,
  "summarise" | "summariseCourse" | "keyIdeas" | "importantTerm"
>;

const translations = import.meta.glob<Starters>("/app/chat/messages/*/conversation.ts", {
  eager: true,
  import: "default",
});

const texts = resolve(import.meta.dirname, "../evaluations/texts");
const documents = {
  en: "honeybees",
  ar: "aljihaz-altanaffusi",
  de: "gletscher",
  es: "revolucion-mexicana",
  fr: "digestion-fiche",
  pt: "biomas-do-brasil",
  zh: "shuixunhuan",
};

const cases = Object.entries(documents).flatMap(([language, document]) => {
  const starters = translations[`/app/chat/messages/${language}/conversation.ts`] ?? english;
  return (["summarise", "summariseCourse", "keyIdeas", "importantTerm"] as const).flatMap((name) =>
    [document, documents.en].map((one) => [language, starters[name](), one] as const),
  );
});

describe("suggested first questions", () => {
  test.each(cases)("in %s, “%s” is answered from %s", async (_language, question, document) => {
    const text = readFileSync(resolve(texts, `${document}.md`), "utf8");
    const material = memoryMaterial(passagesOf(text, "notes.pdf"));
    const reply = await writeReply({ question, history: [], material, learnerName: null });
    expect(reply).toMatchObject({ answered: true });
    expect(reply.citations.length).toBeGreaterThan(0);
    expect(asksFact(question)).toBe(false);
  });
});
