import type { AnswerType, Fact, FactKind } from "../facts/fact";
import { mayAlsoBeCorrect } from "./also-correct";
import type { FactIndex } from "./fact-index";
import { areMutualDistractors } from "./mutual-distractors";
import type { Option, QuestionCandidate } from "./question-candidate";
import { areSameKind, shareClass } from "./same-kind";

/** Where the options of a question come from. */
export interface DistractorSource {
  /** Kinds of facts that hold such options. */
  kinds: ReadonlySet<FactKind>;
  /** The options that another fact holds, maybe none. */
  optionsOf(other: Fact): readonly Option[];
}

/** Wrong options of the key's kind, nearest first: each is true of something else. */
export function findDistractors(
  candidate: QuestionCandidate,
  source: DistractorSource,
  index: FactIndex,
): Option[] {
  const { key, fact } = candidate;
  const facts = [fact, ...(candidate.isWithinFact ? [] : index.neighbours(fact, source.kinds))];
  const seen = new Set<string>();
  return facts
    .flatMap((other) => source.optionsOf(other))
    .filter((option) => {
      const isNew = !seen.has(option.text.toLowerCase());
      seen.add(option.text.toLowerCase());
      return (
        isNew &&
        areSameKind(key, option, index) &&
        (candidate.isWithinFact || index.isLenient || areMutualDistractors(key, option, index)) &&
        !mayAlsoBeCorrect(candidate, option, index)
      );
    })
    .map((option) => ({ option, nearness: proximityOf(option, key, index) }))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ option }) => option);
}

/** 1 where both are known to be of one class, -1 where of two, 0 where nothing is known. */
function classSimilarity(a: AnswerType, b: AnswerType): number {
  if (a.classes.length === 0 || b.classes.length === 0) return 0;
  return shareClass(a, b) ? 1 : -1;
}

/** What stands right beside a thing is what it is taken for. */
const MAX_ADJACENT_DISTANCE = 2;

/** Same list, then same section, then what is alike in class and form. */
function proximityOf(option: Option, key: Option, index: FactIndex): number {
  const { fact } = option;
  let nearness = 0;
  if (fact.group === key.fact.group) nearness += 3;
  if (fact.section === key.fact.section) nearness += 1.5;
  if (fact.headings[0] === key.fact.headings[0]) nearness += 0.5;
  if (fact.kind === key.fact.kind) nearness += 1;
  if (option.type.head !== null && option.type.head === key.type.head) nearness += 1;
  const [own, other] = [key.fact.subjectType.head, fact.subjectType.head];
  if (own !== null && own === other) nearness += 2;
  if (Math.abs(fact.position - key.fact.position) <= MAX_ADJACENT_DISTANCE) nearness += 1.5;
  if (fact.predicateType.head !== null && fact.predicateType.head === key.fact.predicateType.head)
    nearness += 1;
  nearness += classSimilarity(option.type, key.type) * 2;
  nearness += classSimilarity(fact.predicateType, key.fact.predicateType) * 2;
  const distance = Math.abs(fact.position - key.fact.position) / Math.max(1, index.facts.length);
  const lengths = Math.abs(Math.log(option.text.length / key.text.length));
  return nearness - distance - lengths;
}
