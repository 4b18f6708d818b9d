import { expect, it } from "vitest";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { askHowItGoesOn, bareSentence } from "./ask-how-it-goes-on";
import { withJoint } from "./joint";

it.each([
  [
    "es",
    "Cada gota de la bebida sabe igual porque contiene las mismas cantidades de agua y azúcar.",
    "Contiene las mismas cantidades de agua y azúcar",
  ],
  [
    "de",
    "Der Kranke erinnert sich kaum an seine frühe Kindheit, weil gerade das Wesentliche verdrängt wurde.",
    "Weil gerade das Wesentliche verdrängt wurde",
  ],
  [
    "en",
    "The old miners preferred small candles because they seldom set fire to the gas.",
    "They seldom set fire to the gas",
  ],
  // A list goes on, "only" is no statement, and the main clause is not the reason.
  ["es", "Hay tres estados: sólidos, de forma fija; y gases, de forma y volumen variables.", null],
  ["fr", "En étudiant la digestion par une fistule, on ne fait qu’une observation simple.", null],
  [
    "en",
    "Although no one knows the end of the Olmec, because the jungle took the cities, they matter.",
    null,
  ],
] as const)("finds the reason, %s: %s", (language, text, reason) => {
  const [seed] = askHowItGoesOn(placeSentences(passagesOf(text)), language).seeds;
  expect(seed ? withJoint(seed.key, seed) : null).toBe(reason);
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
  [
    "de",
    "Die alte Lehre der Ärzte geht von der Annahme aus, daß alle Triebe Früheres wiederherstellen.",
    "alle Triebe Früheres wiederherstellen",
  ],
  [
    "ru",
    "Кислород ядовит для бактерий многих групп, поэтому высокое давление способствует их уничтожению.",
    "высокое давление способствует их уничтожению",
  ],
  [
    "en",
    "And suppose further that the prison had an echo, would they not believe that the shadow spoke?",
    "would they not believe that the shadow spoke",
  ],
  // The clause is over before the sentence is.
  ["de", "Die Annahme, daß alle Triebe Früheres wiederherstellen, in Ehren zu halten.", null],
  ["de", "Da die Motive der Widerstände, die der Arzt kennt, bewußt sind, hilft er.", null],
] as const)("finds how it goes on, %s: %s", (language, text, clause) => {
  const seeds = askHowItGoesOn(placeSentences(passagesOf(text)), language).seeds;
  expect(seeds.map(({ key }) => key)).toEqual(
    clause === null ? [] : expect.arrayContaining([clause]),
  );
});

it("shows the sentence before where a pronoun needs it, past a bare answer", () => {
  const text =
    "The prisoners see nothing but the shadows on the wall.\nVery true.\nAnd if they could speak with one another, would they not suppose that the shadows were real things?";
  const [seed] = askHowItGoesOn(placeSentences(passagesOf(text)), "en").seeds;
  expect(seed?.question).toContain("The prisoners see nothing but the shadows on the wall. And if");
  expect(seed?.sentence.text).toMatch(/^And if they could speak/u);
});

it("leaves out who speaks", () => {
  expect(bareSentence("To them, I said, the truth would be the shadows.", "en")).toBe(
    "To them the truth would be the shadows.",
  );
  expect(bareSentence("True, he said; how could they see anything else?", "en")).toBe(
    "How could they see anything else?",
  );
});
