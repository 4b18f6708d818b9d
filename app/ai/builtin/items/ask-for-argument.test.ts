import { expect, it } from "vitest";
import { standsIn } from "~/ai/grounding";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { askForArgument } from "./ask-for-argument";

function ask(text: string, language: Language) {
  return placeSentences(passagesOf(text)).flatMap((sentence) => askForArgument(sentence, language));
}

it.each([
  [
    "en",
    "Gross domestic product measures the size of total production. Thus, the ratio of exports to it shows what share is sold abroad.",
    "What does the text conclude from this?",
    "The ratio of exports to it shows what share is sold abroad",
  ],
  [
    "fr",
    "La simple constatation des faits ne constitue pas une science. Car la science exige que les faits soient comparés entre eux.",
    "Quelle raison le texte donne-t-il ?",
    "La science exige que les faits soient comparés entre eux",
  ],
  [
    "de",
    "Das Lustprinzip beherrscht sonst den Betrieb des Organismus. Aber das Lustprinzip ist dabei zunächst außer Kraft gesetzt.",
    "Was stellt der Text dem entgegen?",
    "Das Lustprinzip ist dabei zunächst außer Kraft gesetzt",
  ],
  [
    "en",
    "Why does the flame of a candle rise so high above the wick? The hot air around the flame rises and draws the flame upward.",
    "Why does the flame of a candle rise so high above the wick?",
    "The hot air around the flame rises and draws the flame upward",
  ],
] as const)("asks for the next step, %s: %s", (language, text, question, key) => {
  const [seed, ...rest] = ask(text, language);
  expect(rest).toEqual([]);
  expect(seed?.question.startsWith(question)).toBe(true);
  expect(seed?.key).toBe(key);
  expect(standsIn(seed?.sentence.text ?? "", text)).toBe(true);
});

it.each([
  // It needs the sentence before itself.
  "This led to a war between the two kingdoms. However, the people of the coast were never asked.",
  // Another paragraph.
  "The traders of the coast sold gold and salt to the towns.\nHowever, the farmers of the valley kept their old customs.",
  // A preposition, not a reason.
  "Several agencies publish economic data every year. For this course, the data of the bank are used.",
  // Said to the reader.
  "Observations confirmed that the universe was very hot. But all this might have left you a bit dizzy.",
])("asks nothing of %s", (text) => {
  expect(ask(text, "en")).toEqual([]);
});

it("concludes nothing from what speaks of something else", () => {
  const text =
    "Weber argued that the complexity of life would increase the demands of citizens. Therefore, the ideal type of organization was one in which agencies are apolitical.";
  expect(ask(text, "en")).toEqual([]);
});
