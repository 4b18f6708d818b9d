import { expect, it } from "vitest";
import { versionsOfMeaning } from "./versions-of-meaning";

it("changes a meaning in one place, in another, and in both", () => {
  expect(versionsOfMeaning("A natural system with limited supply", "market", "en")).toEqual([
    "A artificial system with limited supply".replace("A a", "An a"),
    "A natural system with unlimited supply",
    "An artificial system with unlimited supply",
  ]);
});

it("leaves alone what hangs on another word", () => {
  expect(
    versionsOfMeaning("Cosas demasiado pequeñas para un volumen definido", "dominio", "es"),
  ).toHaveLength(1);
});

it.each(["Products made abroad and then sold domestically", "The study of human society"])(
  "finds nothing sure to change in “%s”",
  (meaning) => expect(versionsOfMeaning(meaning, "term", "en")).toEqual([]),
);

it.each([
  ["limited supply", "goods of limited supply"],
  ["attachment", "how permanent a bond is"],
])("changes nothing that “%s” says itself, or that is a degree", (term, meaning) =>
  expect(versionsOfMeaning(meaning, term, "en")).toEqual([]),
);
