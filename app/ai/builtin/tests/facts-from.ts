import { type FactIndex, indexFacts } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";
import { packs } from "../languages/packs";
import { plainAnswerType } from "../languages/plain-answer-type";

type Given = Pick<Fact, "kind" | "subject" | "predicate"> &
  Partial<Omit<Fact, "members">> & { members?: readonly string[] };

/** Facts for a test, in reading order, each with its own quote. */
export function factsFrom(given: readonly Given[]): Fact[] {
  return given.map(({ members = [], ...fact }, position) => {
    const said = members.length > 0 ? members.join(", ") : fact.predicate;
    const quote = `${fact.subject} ${fact.relation ?? ":"} ${said}`;
    const source = fact.source ?? { fileId: "file-1", page: 1, quote };
    return {
      id: `fact-${position}`,
      sameAs: `fact-${position}`,
      subjectType: plainAnswerType(fact.subject),
      relation: null,
      predicateType: plainAnswerType(fact.predicate),
      contrasted: null,
      date: null,
      aliases: [],
      context: null,
      group: "list-1",
      headings: [],
      section: 0,
      position,
      importance: 0.5,
      ...fact,
      source,
      members: members.map((text) => ({ text, source })),
    };
  });
}

export function englishIndex(facts: readonly Fact[]): FactIndex {
  return indexFacts(facts, packs.en);
}
