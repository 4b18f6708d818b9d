import { describe, expect, it } from "vitest";
import { packs } from "../languages/packs";
import { englishIndex, factsFrom } from "../tests/facts-from";
import type { QuestionFormat } from "./format";
import { objectOf, whichMember } from "./statements";

const { answerType } = packs.en.grammar;

/** The cards of a format about statements: front and back. */
function cardsOf(format: QuestionFormat, said: readonly [string, string][]) {
  const facts = factsFrom(
    said.map(([subject, predicate]) => ({
      kind: "statement",
      subject,
      subjectType: answerType(subject),
      predicate,
    })),
  );
  const context = {
    index: englishIndex(facts),
    phrases: packs.en.questions,
    random: () => 0,
  };
  return facts.map((fact) => {
    const card = format.card(fact, context);
    return card && `${card.front} ${card.back}`;
  });
}

describe("cards on statements", () => {
  it("ask which of several things with one head noun the predicate describes", () => {
    expect(
      cardsOf(whichMember, [
        ["Foliose lichens", "are flat and leaf-like"],
        ["Crustose lichens", "cover stones and bark"],
        ["Rhizines", "anchor the body of a lichen"],
      ]),
    ).toEqual([
      "Which lichens are flat and leaf-like? Foliose lichens",
      "Which lichens cover stones and bark? Crustose lichens",
      null,
    ]);
  });

  it("ask for the object", () => {
    expect(cardsOf(objectOf, [["Rhizines", "anchor the body of a lichen"]])).toEqual([
      "What do rhizines anchor? The body of a lichen",
    ]);
  });
});
