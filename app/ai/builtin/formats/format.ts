import type { Citation } from "~/ai/ports";
import { capitalize } from "~/ai/text/capitalize";
import type { Random } from "~/ai/text/seeded-random";
import type { FactIndex } from "../distractors/fact-index";
import type { DistractorSource } from "../distractors/find-distractors";
import type { Option, QuestionCandidate } from "../distractors/question-candidate";
import type { AnswerType, Fact, FactKind } from "../facts/fact";
import type { QuestionPhrases } from "../languages/language-pack";
import { sectionNameOf } from "./section-name";

/** A question format. A new one is a module and a line in the registry. */
export interface QuestionFormat {
  name: string;
  /** Whether it tests understanding: why, how, what for, order or difference. */
  asksForUnderstanding: boolean;
  /** The kinds of facts that it asks about. */
  kinds: ReadonlySet<FactKind>;
  /** The question about a fact, before it has distractors; null if the format does not fit. */
  ask(fact: Fact, context: WritingContext): QuestionSpec | null;
  /** The same as a card; null if a card cannot ask it. */
  card(fact: Fact, context: WritingContext): CardText | null;
}

export interface WritingContext {
  index: FactIndex;
  phrases: QuestionPhrases;
  random: Random;
}

export interface QuestionSpec {
  candidate: QuestionCandidate;
  /** The source of the distractors. */
  source: DistractorSource;
}

export interface CardText {
  front: string;
  back: string;
  /** The side of a term that the card asks for; null for other cards. */
  side: "term" | "definition" | "examples" | null;
}

export function kinds(...some: FactKind[]): ReadonlySet<FactKind> {
  return new Set(some);
}

/** A format that shows one side of a fact and asks for the other. */
interface FormatDefinition {
  name: string;
  asksForUnderstanding?: boolean;
  kinds: ReadonlySet<FactKind>;
  asks: Side;
  /** The stem; null if the format does not fit the fact. */
  stem(fact: Fact, context: WritingContext): string | null;
  /** The front of the card, if not the stem; null if a card cannot ask it. */
  front?: FormatDefinition["stem"];
  back?(fact: Fact, context: WritingContext): string;
  side?: CardText["side"];
  /** The kinds of facts that provide distractors, if not `kinds`. */
  distractorKinds?: ReadonlySet<FactKind>;
  /**
   * The options that `other` provides for a question about `fact`; for `fact` itself, the key
   * first.
   */
  optionsOf?(other: Fact, fact: Fact, context: WritingContext): readonly Option[];
}

type Side = "subject" | "predicate";

export function createFormat(definition: FormatDefinition): QuestionFormat {
  const { asks, kinds, stem, front = stem } = definition;
  const given = asks === "subject" ? "predicate" : "subject";
  const sideOf = asks === "subject" ? subjectOf : predicateOf;
  const { optionsOf = (other) => [sideOf(other)], back = (fact) => fact[asks] } = definition;
  return {
    name: definition.name,
    asksForUnderstanding: definition.asksForUnderstanding ?? false,
    kinds,
    ask(fact, context) {
      const question = stem(fact, context);
      const key = optionsOf(fact, fact, context)[0];
      if (question === null || !key) return null;
      if (asks === "subject" && revealsSymbol(fact, context.index)) return null;
      return {
        candidate: {
          fact,
          given: fact[given],
          asks,
          key,
          stem: capitalized(withContext(fact, question, context)),
        },
        source: {
          kinds: definition.distractorKinds ?? kinds,
          optionsOf: (other) => optionsOf(other, fact, context),
        },
      };
    },
    card(fact, context) {
      const question = front(fact, context);
      if (question === null) return null;
      const text = capitalized(withContext(fact, question, context));
      if (asks === "subject" && revealsSubject(text, fact, context)) return null;
      const card = cardOf(text, back(fact, context), definition.side);
      return isVocabulary(fact, context.index) ? { ...card, back: trimEdges(fact[asks]) } : card;
    },
  };
}

/** Whether the front reveals the subject by a shared word or prefix. */
function revealsSubject(front: string, fact: Fact, { index }: WritingContext): boolean {
  const frontStems = [...index.stems(front)];
  const isShown = (stem: string) =>
    frontStems.some(
      (other) => other === stem || sharePrefix(stem, other) || sharePrefix(other, stem),
    );
  return [...index.stems(fact.subject)].some(isShown) || revealsSymbol(fact, index);
}

/** Whether the predicate contains a letter of the subject: "X-linked", "gene on X". */
function revealsSymbol({ subject, predicate }: Fact, index: FactIndex): boolean {
  const letters = subject.match(/(?<![\p{L}\p{N}])[B-Z](?![\p{L}\p{N}])/gu) ?? [];
  return letters.some((letter) => index.containsWords(predicate, letter));
}

function sharePrefix(start: string, word: string): boolean {
  return start.length >= MIN_COMMON_PREFIX && word.startsWith(start);
}

/** The shortest revealing prefix, in letters: "Galvani" in "galvanism". */
const MIN_COMMON_PREFIX = 5;

/** An option in the document's own words. */
export function optionOf(
  text: string,
  type: AnswerType,
  fact: Fact,
  source: Citation = fact.source,
): Option {
  return { text: trimEdges(text), type, source, fact };
}

export function subjectOf(fact: Fact): Option {
  return optionOf(fact.subject, fact.subjectType, fact);
}

export function predicateOf(fact: Fact): Option {
  return optionOf(fact.predicate, fact.predicateType, fact);
}

/** Members of a list or process as options. */
export function membersOf(fact: Fact, index: FactIndex): Option[] {
  return fact.members.map(({ text, source }) =>
    optionOf(text, index.answerTypeOf(text), fact, source),
  );
}

/** Whether the fact is about a word of a bilingual list, whose case must stay as it is written. */
export function isVocabulary({ subject, group }: Fact, index: FactIndex): boolean {
  return index
    .factsAbout(subject, null)
    .some((other) => other.kind === "translation" && other.group === group);
}

/** Removes punctuation around the text. */
export function trimEdges(text: string): string {
  const bare = text
    .trim()
    // "-2500" is a year.
    .replace(/^(?:[\s,;:.•]|[–—-](?!\p{N}))+(?=[\p{L}\p{N}("“«„–—-])/u, "")
    .replace(/(?:[\s,;:。،；]|(?<!\p{Lu}|\b\p{L}|\.\p{L})\.)+$/u, "");
  // An unbalanced bracket.
  return /^[^()]*\([^()]*$/u.test(bare) ? bare.replace(/\s*\([^()]*$/u, "") : bare;
}

/** Words of the document as part of a question: trimmed, truecased, quotation marks nested. */
export function toInline(text: string, { index, phrases }: WritingContext): string {
  const bare = trimEdges(text);
  // Several capitals show a name: "Address Resolution Protocol".
  const [, first] = /^(\p{Lu}\p{Ll}+)[ -]\p{Lu}/u.exec(bare) ?? [];
  const isName = first !== undefined && !index.pack.words.stopWords.has(first.toLowerCase());
  return nestQuoteMarks(isName ? bare : index.truecase(bare), phrases);
}

/** Replaces quotation marks by the inner ones of the language. */
export function nestQuoteMarks(
  text: string,
  { innerQuoteMarks: [open, close] }: QuestionPhrases,
): string {
  return text.replace(/[“„«「"]\s*([^“”„«»「」"]*?)\s*[”“»」"]/gu, `${open}$1${close}`);
}

/** Puts the fact's section and context before the question, unless the question contains them. */
export function withContext(fact: Fact, question: string, context: WritingContext): string {
  const { index, phrases } = context;
  const above = contextOf(fact, index);
  const section = sectionNameOf(fact, index);
  const names = [section, above].filter(
    (name, at, all) =>
      name !== null &&
      !index.containsWords(question, name) &&
      !all.some((other, place) => place > at && other !== null && index.containsWords(other, name)),
  );
  if (names.length === 0) return question;
  // The question already has a topic: "Ethanol: What is …?".
  return question.includes(phrases.topicSeparator)
    ? `${names.join(" – ")} – ${question}`
    : withTopic(names.join(" – "), question, phrases);
}

/** "Osmosis: What is …?" */
export function withTopic(
  about: string,
  question: string,
  { topicSeparator }: QuestionPhrases,
): string {
  return `${capitalized(about.replace(/[\s?:：]+$|(?<!\p{Lu}|\.\p{L})\.$/u, ""))}${topicSeparator}${question}`;
}

/** The context that the question must name; null if the subject is unambiguous. */
export function contextOf(fact: Fact, index: FactIndex): string | null {
  if (fact.context === null || fact.context === index.title) return null;
  const isOne = index
    .factsAbout(fact.subject, null)
    .every(({ context }) => context === fact.context);
  const isTerm = fact.kind === "definition" && index.stems(fact.subject).size > 1;
  return isTerm && isOne ? null : fact.context;
}

/**
 * Whether the subject is a name that fits into a question: no clause, number or two-part heading.
 */
export function isName({ kind, subject, subjectType }: Fact, { index }: WritingContext): boolean {
  return (
    subjectType.kind !== "clause" &&
    (kind === "definition" || (/\p{L}/u.test(subject) && !subject.includes(","))) &&
    index.stems(subject).size <= MAX_NAME_WORDS &&
    !/[:;?!=→\p{Extended_Pictographic}]| [–—-] |->/u.test(subject) &&
    !NUMBERED.test(subject.trim())
  );
}

const MAX_NAME_WORDS = 6;
/** Numbered labels: "Step A", "Art. 95", "vv 1-3", "Title IV". */
const NUMBERED = /^(?:\p{L}+\.?\s?)?(?:\p{Nd}[\p{Nd}.,–-]*|[IVX]+\.?)$|^\p{L}{2,}\.?\s\p{Lu}$/u;

/**
 * The answer type of a term. It counts as a person only if the document has facts about their
 * actions, because notes capitalize every label.
 */
export function termType(fact: Fact, index: FactIndex): AnswerType {
  const { subjectType: type } = fact;
  if (type.kind !== "person" || !/\s/u.test(fact.subject)) return asTerm(type);
  const hasActions = index.factsAbout(fact.subject, null).some(({ kind }) => kind === "person");
  return hasActions || type.classes.length > 0 ? type : asTerm(type);
}

function asTerm(type: AnswerType): AnswerType {
  return type.kind === "person" ? { ...type, kind: "term" } : type;
}

/** A card with the document's words on the back. */
export function cardOf(front: string, back: string, side: CardText["side"] = null): CardText {
  return { front, back: capitalized(trimEdges(back)), side };
}

/** Capitalizes the text, except symbols ("pH", "x = 2"). */
export function capitalized(text: string): string {
  return /^(?:\p{Ll}[\p{Ll}\p{M}]+(?=[\s,;:.’'-]|$)|\p{Ll} \p{L}{2})/u.test(text)
    ? capitalize(text)
    : text;
}
