import type { Citation } from "~/ai/ports";
import { capitalize } from "~/ai/text/capitalize";
import type { Random } from "~/ai/text/seeded-random";
import type { FactIndex } from "../distractors/fact-index";
import type { DistractorSource } from "../distractors/find-distractors";
import type { Option, QuestionCandidate } from "../distractors/question-candidate";
import type { AnswerType, Fact, FactKind } from "../facts/fact";
import type { QuestionPhrases } from "../languages/language-pack";
import { sectionNameOf } from "./section-name";

/** One way to ask about facts. A new one is a module of its own and a line of the registry. */
export interface QuestionFormat {
  name: string;
  /** Does it ask why, how, what for, in which order or what distinguishes? */
  asksForUnderstanding: boolean;
  /** Kinds of facts that it takes. */
  kinds: ReadonlySet<FactKind>;
  /** What it asks of a fact, before there are wrong options; null where it does not suit. */
  ask(fact: Fact, context: WritingContext): QuestionSpec | null;
  /** The same as a card; null where a card cannot ask it. */
  card(fact: Fact, context: WritingContext): CardText | null;
}

export interface WritingContext {
  index: FactIndex;
  phrases: QuestionPhrases;
  random: Random;
}

export interface QuestionSpec {
  candidate: QuestionCandidate;
  /** Where the wrong options come from. */
  source: DistractorSource;
}

export interface CardText {
  front: string;
  back: string;
  /** Which way a card on a term asks; null for any other. */
  side: "term" | "definition" | "examples" | null;
}

export function kinds(...some: FactKind[]): ReadonlySet<FactKind> {
  return new Set(some);
}

/** A way to show one side of a fact and to ask for the other, as most formats do. */
interface FormatDefinition {
  name: string;
  asksForUnderstanding?: boolean;
  kinds: ReadonlySet<FactKind>;
  asks: Side;
  /** The question; null where the format does not suit the fact. */
  stem(fact: Fact, context: WritingContext): string | null;
  /** What a card asks, if not the same; null where a card cannot ask it. */
  front?: FormatDefinition["stem"];
  back?(fact: Fact, context: WritingContext): string;
  side?: CardText["side"];
  /** Kinds of facts that hold options, if not only those that the format takes. */
  distractorKinds?: ReadonlySet<FactKind>;
  /** The options that a fact holds for a question about `fact`; of `fact` itself the key is first. */
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
      return cardOf(text, back(fact, context), definition.side);
    },
  };
}

/** Would the front give the subject away, by a word of it or its beginning? */
function revealsSubject(front: string, fact: Fact, { index }: WritingContext): boolean {
  const frontStems = [...index.stems(front)];
  const isShown = (stem: string) =>
    frontStems.some(
      (other) => other === stem || sharePrefix(stem, other) || sharePrefix(other, stem),
    );
  return [...index.stems(fact.subject)].some(isShown) || revealsSymbol(fact, index);
}

/** "X-linked" by "gene on X". */
function revealsSymbol({ subject, predicate }: Fact, index: FactIndex): boolean {
  const letters = subject.match(/(?<![\p{L}\p{N}])[B-Z](?![\p{L}\p{N}])/gu) ?? [];
  return letters.some((letter) => index.containsWords(predicate, letter));
}

function sharePrefix(start: string, word: string): boolean {
  return start.length >= MIN_COMMON_PREFIX && word.startsWith(start);
}

/** So many first letters are recognized in a longer word: "Galvani" in "galvanism". */
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

/** Without the marks that end a sentence or an item of a list. */
export function trimEdges(text: string): string {
  const bare = text
    .trim()
    // "-2500" is a year.
    .replace(/^(?:[\s,;:.•]|[–—-](?!\p{N}))+(?=[\p{L}\p{N}("“«„–—-])/u, "")
    .replace(/(?:[\s,;:。،；]|(?<!\p{Lu}|\b\p{L}|\.\p{L})\.)+$/u, "");
  // A bracket that was cut off from its other half.
  return /^[^()]*\([^()]*$/u.test(bare) ? bare.replace(/\s*\([^()]*$/u, "") : bare;
}

/** Words of the document as they stand within a question. */
export function toInline(text: string, { index, phrases }: WritingContext): string {
  const bare = trimEdges(text);
  // "Address Resolution Protocol" is a name.
  const [, first] = /^(\p{Lu}\p{Ll}+)[ -]\p{Lu}/u.exec(bare) ?? [];
  const isName = first !== undefined && !index.pack.words.stopWords.has(first.toLowerCase());
  return nestQuoteMarks(isName ? bare : index.truecase(bare), phrases);
}

/** Quotation marks within quotation marks. */
export function nestQuoteMarks(
  text: string,
  { innerQuoteMarks: [open, close] }: QuestionPhrases,
): string {
  return text.replace(/[“„«「"]\s*([^“”„«»「」"]*?)\s*[”“»」"]/gu, `${open}$1${close}`);
}

/** The question with what it is about before it, where it does not name that itself. */
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
  // "Ethanol: What is …?" names something already.
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

/** What a question must name: nothing where a term of several words means one thing only. */
export function contextOf(fact: Fact, index: FactIndex): string | null {
  if (fact.context === null || fact.context === index.title) return null;
  const isOne = index
    .factsAbout(fact.subject, null)
    .every(({ context }) => context === fact.context);
  const isTerm = fact.kind === "definition" && index.stems(fact.subject).size > 1;
  return isTerm && isOne ? null : fact.context;
}

/** A name that a question can hold: no clause, no heading of two parts, no number of a section. */
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
/** "Step A", "Art. 95", "vv 1-3", "Title IV": what it says only its book knows. */
const NUMBERED = /^(?:\p{L}+\.?\s?)?(?:\p{Nd}[\p{Nd}.,–-]*|[IVX]+\.?)$|^\p{L}{2,}\.?\s\p{Lu}$/u;

/**
 * A defined term is taken for a person only where the document tells of deeds of theirs: notes write
 * every label with a capital.
 */
export function termType(fact: Fact, index: FactIndex): AnswerType {
  const { subjectType: type } = fact;
  if (type.kind !== "person" || !/\s/u.test(fact.subject)) return asTerm(type);
  const isTold = index.factsAbout(fact.subject, null).some(({ kind }) => kind === "person");
  return isTold || type.classes.length > 0 ? type : asTerm(type);
}

function asTerm(type: AnswerType): AnswerType {
  return type.kind === "person" ? { ...type, kind: "term" } : type;
}

/** A card whose back is the document's own words. */
export function cardOf(front: string, back: string, side: CardText["side"] = null): CardText {
  return { front, back: capitalized(trimEdges(back)), side };
}

/** Starts with a capital unless that would spoil a symbol ("pH", "x = 2"). */
export function capitalized(text: string): string {
  return /^(?:\p{Ll}[\p{Ll}\p{M}]+(?=[\s,;:.’'-]|$)|\p{Ll} \p{L}{2})/u.test(text)
    ? capitalize(text)
    : text;
}
