import type { Citation } from "~/ai/ports";
import type { Random } from "~/ai/text/seeded-random";
import type { AnswerType, Fact, FactKind } from "../facts/fact";
import type { QuestionPhrases } from "../languages/language-pack";
import type { FactIndex } from "../siblings/fact-index";
import type { Inquiry, Option } from "../siblings/inquiry";
import type { Source } from "../siblings/siblings";

/** One way to ask about facts. A new one is a module of its own and a line of the registry. */
export interface QuestionFormat {
  name: string;
  /** Does it ask why, how, what for, in which order or what distinguishes? */
  asksForUnderstanding: boolean;
  /** Kinds of facts that it takes. */
  kinds: ReadonlySet<FactKind>;
  /** What it asks of a fact, before there are wrong options; null where it does not suit. */
  ask(fact: Fact, context: WritingContext): Asking | null;
  /** The same as a card; null where a card cannot ask it. */
  card(fact: Fact, context: WritingContext): CardText | null;
}

export interface WritingContext {
  index: FactIndex;
  phrases: QuestionPhrases;
  random: Random;
}

export interface Asking {
  inquiry: Inquiry;
  /** Where the wrong options come from. */
  source: Source;
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

/** Asks which subject it is that the predicate is said of. */
export function askForSubject(
  fact: Fact,
  stem: string,
  source: Source,
  key: Option = subjectOf(fact),
): Asking {
  return { inquiry: { fact, given: fact.predicate, asks: "subject", key, stem }, source };
}

/** Asks what is said of the subject. */
export function askForPredicate(
  fact: Fact,
  stem: string,
  source: Source,
  key: Option = predicateOf(fact),
): Asking {
  return { inquiry: { fact, given: fact.subject, asks: "predicate", key, stem }, source };
}

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
  return fact.members.map(({ text, source }) => optionOf(text, index.typeOf(text), fact, source));
}

/** Without the marks that end a sentence or an item of a list. */
export function trimEdges(text: string): string {
  const bare = text
    .trim()
    .replace(/^[\s,;:.•–—-]+(?=[\p{L}\p{N}("“«„])/u, "")
    .replace(/(?:[\s,;:。،；]|(?<!\p{Lu}|\b\p{L}|\.\p{L})\.)+$/u, "");
  // A bracket that was cut off from its other half.
  return /^[^()]*\([^()]*$/u.test(bare) ? bare.replace(/\s*\([^()]*$/u, "") : bare;
}

/** Words of the document as they stand within a question. */
export function shown(text: string, { index, phrases }: WritingContext): string {
  return inner(index.inSentence(trimEdges(text)), phrases);
}

/** Quotation marks within quotation marks. */
export function inner(text: string, { innerQuoteMarks: [open, close] }: QuestionPhrases): string {
  return text.replace(/[“„«「"]\s*([^“”„«»「」"]*?)\s*[”“»」"]/gu, `${open}$1${close}`);
}

/** The question with what it is about before it, where it does not name that itself. */
export function inContext(
  fact: Fact,
  question: string,
  { index, phrases }: WritingContext,
): string {
  const about = contextOf(fact, index);
  return about === null || index.holds(question, about)
    ? question
    : phrases.inContext(about, question);
}

/** What a question must name: nothing where only one thing of the document has this name. */
export function contextOf(fact: Fact, index: FactIndex): string | null {
  if (fact.context === null || fact.context === index.title) return null;
  const isNamed = fact.kind === "definition" || fact.kind === "statement";
  const isOne = index.about(fact.subject, null).every(({ context }) => context === fact.context);
  return isNamed && isOne ? null : fact.context;
}

/**
 * A defined term is taken for a person only where the document tells of deeds of theirs: notes write
 * every label with a capital.
 */
export function typeOfTerm(fact: Fact, index: FactIndex): AnswerType {
  const { subjectType: type } = fact;
  if (type.kind !== "person" || !/\s/u.test(fact.subject)) return asTerm(type);
  const isTold = index.about(fact.subject, null).some(({ kind }) => kind === "person");
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
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : text;
}
