import { expect, it } from "vitest";
import { askForMainClause } from "./ask-for-main-clause";
import { askForReason } from "./ask-for-reason";
import { placeSentences } from "./sentences";
import { passagesOf } from "./tests/memory-material";

it.each([
  [
    "es",
    "Cada gota de la bebida sabe igual porque contiene las mismas cantidades de agua y azúcar.",
    "Contiene las mismas cantidades de agua y azúcar",
  ],
  [
    "de",
    "Der Kranke erinnert sich nicht an alles, weil gerade das Wesentliche verdrängt wurde.",
    "Gerade das Wesentliche verdrängt wurde",
  ],
  ["fr", "La terre tourne autour du soleil pendant toute une longue année.", undefined],
] as const)("finds the reason, %s: %s", (language, text, reason) => {
  const [sentence] = placeSentences(passagesOf(text));
  expect(sentence && askForReason(sentence, text, language)[0]?.key).toBe(reason);
});

it.each([
  [
    "fr",
    "Lorsqu’on emploie trop de temps à voyager, on devient enfin étranger en son pays.",
    "on devient enfin étranger en son pays",
  ],
  [
    "de",
    "Wenn der Kranke den Traum erzählt, erkennt der Arzt die verdrängten Wünsche.",
    "erkennt der Arzt die verdrängten Wünsche",
  ],
  ["de", "Da die Motive der Widerstände, die der Arzt kennt, bewußt sind, hilft er.", undefined],
] as const)("finds the main clause, %s: %s", (language, text, clause) => {
  const [sentence] = placeSentences(passagesOf(text));
  expect(sentence && askForMainClause(sentence, text, language)[0]?.key).toBe(clause);
});
