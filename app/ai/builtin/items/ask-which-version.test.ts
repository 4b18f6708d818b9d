import { expect, it } from "vitest";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { askWhichVersion } from "./ask-which-version";

function ask(text: string, language: Language = "en") {
  const [sentence] = placeSentences(passagesOf(text));
  if (!sentence) throw new Error("no sentence");
  return askWhichVersion({ sentence, text }, new Map(), language);
}

it("asks how a sentence ends among ends that differ in one fact each", () => {
  const seed = ask(
    "Workers who specialize in certain tasks learn to produce more quickly and with higher quality.",
  );
  expect(seed?.question).toContain("“Workers who specialize in certain tasks learn to produce …”");
  expect(seed?.key).toBe("more quickly and with higher quality");
  expect(seed?.wrong).toEqual([
    "less quickly and with higher quality",
    "more quickly and with lower quality",
    "less quickly and with lower quality",
  ]);
});

it.each([
  ["es", "El agua caliente sube antes en el norte del país."],
  ["ru", "Высокое давление на севере сильный ветер усиливает раньше."],
] as const)("needs no grammar, %s", (language, text) => {
  const seed = ask(text, language);
  expect(seed?.wrong).toHaveLength(3);
  expect(new Set([seed?.key, ...(seed?.wrong ?? [])]).size).toBe(4);
});

it("asks nothing of a sentence with too little to change", () => {
  expect(ask("The old house stands beside a river in the valley.")).toBeNull();
});

it.each([
  "101 of the 178 countries grew in 2015 and were rich.",
  "Numerous private banks made loans in excess of $500 million to the north.",
])("parts nothing that belongs together: %s", (text) => expect(ask(text)).toBeNull());

it.each([
  ["ru", "В старую крепость 5 апреля капитан привел отряд из 500 человек к югу от форта."],
  ["zh", "1701 年至 1750 年间爆发了 37 起流行病，1751 年至 1800 年间又发生了 31 起。"],
] as const)("asks for no number told in passing, %s: %s", (language, text) =>
  expect(ask(text, language)).toBeNull(),
);

it("parts no day from its year", () => {
  const text = "В старом городе Ричмонде 12 мая 1705 года приняли закон на севере страны до войны.";
  expect(ask(text, "ru")?.question).toContain("«В старом городе Ричмонде …»");
});
