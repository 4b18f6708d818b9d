import type { AnswerType, Fact, FactKind } from "../facts/fact";
import { mayAlsoBeCorrect } from "./also-correct";
import type { FactIndex } from "./fact-index";
import { areMutualDistractors } from "./mutual-distractors";
import type { Option, QuestionCandidate } from "./question-candidate";
import { areSameKind, shareClass } from "./same-kind";

/** The source of the distractors of a question. */
export interface DistractorSource {
  /** The kinds of facts that provide options. */
  kinds: ReadonlySet<FactKind>;
  /** The options that a fact provides, possibly none. */
  optionsOf(other: Fact): readonly Option[];
}

/** Finds distractors, nearest first: options of the key's kind that are true of something else. */
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
    .map((option) => ({ option, proximity: proximityOf(option, key, index) }))
    .sort((a, b) => b.proximity - a.proximity)
    .map(({ option }) => option);
}

/** 1 if the classes overlap, -1 if they do not, 0 if one is unknown. */
function classSimilarity(a: AnswerType, b: AnswerType): number {
  if (a.classes.length === 0 || b.classes.length === 0) return 0;
  return shareClass(a, b) ? 1 : -1;
}

/** Facts at most this far apart are adjacent in the document. */
const MAX_ADJACENT_DISTANCE = 2;

/** The proximity to the key: same list, then same section, class and form. */
function proximityOf(option: Option, key: Option, index: FactIndex): number {
  const { fact } = option;
  let proximity = 0;
  if (fact.group === key.fact.group) proximity += 3;
  if (fact.section === key.fact.section) proximity += 1.5;
  if (fact.headings[0] === key.fact.headings[0]) proximity += 0.5;
  if (fact.kind === key.fact.kind) proximity += 1;
  if (option.type.head !== null && option.type.head === key.type.head) proximity += 1;
  const [own, other] = [key.fact.subjectType.head, fact.subjectType.head];
  if (own !== null && own === other) proximity += 2;
  if (Math.abs(fact.position - key.fact.position) <= MAX_ADJACENT_DISTANCE) proximity += 1.5;
  if (fact.predicateType.head !== null && fact.predicateType.head === key.fact.predicateType.head)
    proximity += 1;
  proximity += classSimilarity(option.type, key.type) * 2;
  proximity += classSimilarity(fact.predicateType, key.fact.predicateType) * 2;
  const distance = Math.abs(fact.position - key.fact.position) / Math.max(1, index.facts.length);
  const lengths = Math.abs(Math.log(option.text.length / key.text.length));
  return proximity - distance - lengths;
}
