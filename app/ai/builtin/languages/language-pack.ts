import type { AnswerType, FoundFact } from "../facts/fact";
import type { Chat } from "./chat";

/** Languages that the engine has a pack for. */
export type LanguageCode =
  | "en"
  | "es"
  | "fr"
  | "de"
  | "pt"
  | "it"
  | "ru"
  | "zh"
  | "ja"
  | "ar"
  | "hi"
  /** Undetermined (BCP 47): any other language. */
  | "und";

/**
 * All that the engine knows of one language. Whatever a language cannot do is null, so that the
 * compiler names what a new pack lacks. Nothing outside `languages/` compares language codes.
 */
export interface LanguagePack {
  code: LanguageCode;
  words: Words;
  sentences: Sentences;
  grammar: Grammar;
  questions: QuestionPhrases;
  chat: Chat;
}

export interface Words {
  /** Words too common to tell one sentence from another, lower case. */
  stopWords: ReadonlySet<string>;
  /** The part of a word that its inflections share. `word` is lower case. */
  stem(word: string): string;
  /** Month names, lower case, January first; each with its inflected and short forms. Twelve. */
  months: readonly (readonly string[])[];
}

export interface Sentences {
  /** The sentences of one block, verbatim, in order. */
  split(block: string): string[];
  /** Whether a sentence needs the one before it ("This led to …"). */
  leansOnPrevious(sentence: string): boolean;
}

/** A sentence within its block, where it stands in the document. */
export interface SentenceContext {
  /** The sentence before it in the same block, or null. */
  previous: string | null;
  /** Headings above, outermost first. */
  headings: readonly string[];
  /** Bold stretches of the sentence, as texts. */
  bold: readonly string[];
  /** Whether the document treats the thing of this name, and does not only mention it. */
  isTreated?(term: string): boolean;
}

/** Reads the facts that one sentence states. Subject and predicate are verbatim stretches of it. */
export type SentenceReader = (sentence: string, context: SentenceContext) => FoundFact[];

export interface Grammar {
  /** "X is a … that", "X refers to", "is called X". */
  definitions: SentenceReader | null;
  /** A specific, self-contained subject and what it does or is. */
  statements: SentenceReader | null;
  /** "because", "since", "due to", "therefore", "leads to", "so that", "in order to". */
  causes: SentenceReader | null;
  /** "unlike", "whereas", "while", "in contrast". */
  contrasts: SentenceReader | null;
  /** "first …, then …, finally …" within one sentence or block. */
  steps: SentenceReader | null;
  /** A dated deed. */
  events: SentenceReader | null;
  /** Who found, wrote, developed what. */
  persons: SentenceReader | null;
  /** "X consists of a, b and c", "the three kinds of X are". */
  memberships: SentenceReader | null;
  /** What a short stretch names: a person, a place, a quantity, a term and its classes, a clause. */
  answerType(text: string): AnswerType;
  /** What a heading announces, so that a list below it is read rightly; null for a subject. */
  headingRole(heading: string): HeadingRole | null;
  /** What stands before a colon, dash or equals sign, or opens a line. */
  labelRole(label: string): LabelRole;
}

/**
 * `term` names a thing; `aspect` something of the thing above ("evidence", "treatment");
 * `circumstance` when or where what follows is so ("after treatment"); `remark` opens a note of
 * the writer to themselves ("TODO").
 */
export type LabelRole = "term" | "aspect" | "circumstance" | "remark";

/**
 * `objectives`, `exercises`, `references` and `contents` hold nothing to ask about; `glossary` and
 * `summary` hold what matters; the others tell how the items below relate to the heading above.
 */
export type HeadingRole =
  | "objectives"
  | "exercises"
  | "references"
  | "contents"
  | "glossary"
  | "summary"
  | "examples"
  | "causes"
  | "consequences"
  | "steps";

/**
 * How questions and cards are put. What is handed in are words of the document, set as within a
 * sentence; a phrase is null where the language cannot say it naturally with them, and the format
 * is then left out.
 */
export interface QuestionPhrases {
  /** Quotation marks around the document's words, and those within them. */
  quoteMarks: readonly [string, string];
  innerQuoteMarks: readonly [string, string];
  /** "Which term is described here? “…”"; `type` is that of the term. */
  termForDefinition(definition: string, type: AnswerType): string;
  /** "What is meant by “osmosis”?" */
  definitionForTerm(term: string, type: AnswerType): string;
  /** "What is “die Wohnung” in the other language?" Both directions. */
  translation(word: string): string;
  /** "Which of these {produces ATP}?" from a predicate that begins with its verb. */
  whichDoes(predicate: string, type: AnswerType): string | null;
  /** "What {produces ATP}?" for a card. */
  whatDoes(predicate: string, type: AnswerType): string | null;
  /** "Which of these is true of mitochondria?"; the options begin with their verbs. */
  completeStatement(subject: string): string;
  /** "How is “treatment” described?", of what stands after a label. */
  saidAbout(label: string): string;
  /** The number that the verb at the beginning of a predicate shows; null where it shows none. */
  numberOf: ((predicate: string) => "singular" | "plural" | null) | null;
  /** "Who {proposed a hierarchy of needs}?" */
  who(predicate: string): string | null;
  /** "When did …?", from a whole statement of what happened; a plain form where it cannot invert. */
  when(event: string): string;
  /** "Why did Britain enter the war?", from a whole statement; a plain form where it cannot. */
  why(effect: string): string;
  /** "What is … for?", "For what purpose …?" */
  whatFor(deed: string): string;
  /** "What does … lead to?" */
  whatFollows(cause: string): string;
  /** "Which of these is one of the causes of …?"; `about` is what the whole belongs to, if not clear. */
  whichBelongs(whole: string, about: string | null): string;
  /** "What belongs to {whole}?" for a card that asks for so many things. */
  membersOf(whole: string, count: number, about: string | null): string;
  /** "{Row}: what is the {column}?" from a table cell. */
  propertyOf(row: string, column: string): string;
  /** "Which of these has this {column}: {value}?" */
  whichHas(column: string, value: string): string | null;
  /** "Which step comes right after “…”?" */
  nextStep(step: string, process: string): string;
  /** "What are the steps of …?" for a card. */
  stepsOf(process: string): string;
  /** "What distinguishes X from Y?" */
  difference(one: string, other: string): string;
  /** "What is the formula for …?" */
  formulaFor(quantity: string): string;
  /** Puts what the question is about before it: "Hypothyroidism: …". */
  inContext(context: string, question: string): string;
  /** Before the quote that explains an answer: "On page 3:", "Under “Osmosis”:", "The text says:". */
  onPage(page: number): string;
  underHeading(heading: string): string;
  inText: string;
}
