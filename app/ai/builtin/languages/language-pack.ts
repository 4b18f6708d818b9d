import type { AnswerType, FoundFact } from "../facts/fact";
import type { Chat } from "./chat";

/** The languages that have a pack. */
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
 * Everything specific to one language. What a language cannot do is null, so that the compiler
 * names what a new pack lacks. Nothing outside `languages/` compares language codes.
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
  /** Stop words, in lower case. */
  stopWords: ReadonlySet<string>;
  /** The stem of a word. `word` is in lower case. */
  stem(word: string): string;
  /**
   * The twelve months in order, each with its names, inflected forms and abbreviations, in lower
   * case.
   */
  months: readonly (readonly string[])[];
}

export interface Sentences {
  /** The sentences of one block, verbatim, in order. */
  split(block: string): string[];
  /** Whether a sentence is anaphoric and needs the previous one ("This led to …"). */
  dependsOnPrevious(sentence: string): boolean;
}

/** The context of a sentence in its document. */
export interface SentenceContext {
  /** The previous sentence of the block; null if there is none. */
  previous: string | null;
  /** Headings above, outermost first. */
  headings: readonly string[];
  /** The bold texts of the sentence. */
  bold: readonly string[];
  /** Whether the document is about the term and does not only mention it. */
  isTopical?(term: string): boolean;
  /** Whether it is a key term: in a heading or in bold, or frequent. */
  isKeyTerm?(term: string): boolean;
}

/** Extracts the facts of a sentence. Subject and predicate are verbatim parts of it. */
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
  /** An event with its date. */
  events: SentenceReader | null;
  /** What a person found, wrote or developed. */
  persons: SentenceReader | null;
  /** "X consists of a, b and c", "the three kinds of X are". */
  memberships: SentenceReader | null;
  /** The answer type of a short text: person, place, quantity, term with its classes, clause. */
  answerType(text: string): AnswerType;
  /** The role of a heading; null if it names a subject. */
  headingRole(heading: string): HeadingRole | null;
  /** The role of a label before a colon, dash or equals sign, or at the start of a line. */
  labelRole(label: string): LabelRole;
}

/**
 * - `term`: a thing
 * - `aspect`: an aspect of the thing above ("evidence", "treatment")
 * - `circumstance`: when or where the text applies ("after treatment")
 * - `remark`: a remark to oneself ("TODO")
 */
export type LabelRole = "term" | "aspect" | "circumstance" | "remark";

/**
 * `objectives`, `exercises`, `references` and `contents` have no content to ask about; `glossary`
 * and `summary` have the most important content; the others state the relation of the items to the
 * heading above.
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
 * The wording of questions and cards. Arguments are words of the document, truecased; `type` is the
 * answer type of the words or of their term. A method returns null if the language cannot phrase
 * the question naturally, and then it is not asked.
 */
export interface QuestionPhrases {
  /** Quotation marks, and those within quotation marks. */
  quoteMarks: readonly [string, string];
  innerQuoteMarks: readonly [string, string];
  /** "Which term fits this description? “…”" */
  termForDefinition(definition: string, type: AnswerType): string;
  /** "What is meant by “osmosis”?"; `clause` is the definition, if it may be a clause. */
  definitionForTerm(term: string, type: AnswerType, clause: string | null): string;
  /** "What does the pancreas do?", from a predicate that begins with its verb. */
  traitOf(subject: string, predicate: string): string;
  /** "What is “die Wohnung” in the other language?", in both directions. */
  translation(word: string): string;
  /** "Which of these {produces ATP}?" from a predicate that begins with its verb. */
  whichDoes(predicate: string, type: AnswerType): string | null;
  /** "What {produces ATP}?" for a card. */
  whatDoes(predicate: string, type: AnswerType): string | null;
  /**
   * "What do green algae {hand over}?" for a card, with the words that answer; absent if the
   * language cannot separate a verb from its object.
   */
  objectOf?(subject: string, predicate: string): { question: string; answer: string } | null;
  /** "Which lichens {are flat}?" for a card about one of several things with the same head noun. */
  whichMember?(subject: string, predicate: string): string | null;
  /**
   * The grammatical number of the verb at the start of a predicate; null if it starts with no verb.
   */
  numberOf: ((predicate: string) => "singular" | "plural" | null) | null;
  /** "Who {proposed a hierarchy of needs}?" */
  who(predicate: string): string | null;
  /** "When did …?", from a statement or the name of an event. */
  when(event: string, type: AnswerType): string | null;
  /** "Why did Britain enter the war?", from a whole statement. */
  why(effect: string): string | null;
  /** "For what purpose …?", from a whole statement. */
  whatFor(deed: string): string | null;
  /** "What does … lead to?", from a thing or a statement; `relation` is the connective. */
  whatFollows(cause: string, type: AnswerType, relation?: string | null): string | null;
  /**
   * "Which of these is one of the causes of …?"; `about` is the context of the whole, if it is
   * ambiguous.
   */
  whichBelongs(whole: string, about: string | null, type: AnswerType): string | null;
  /** "What belongs to {whole}?" for a card that asks for `count` things. */
  membersOf(whole: string, count: number, about: string | null, type: AnswerType): string;
  /** "What is the {column}?" of a table cell; the row may be put before it. */
  propertyOf(row: string, column: string): string | null;
  /** "For which of these is the {column} {value}?" */
  whichHas: ((column: string, value: string) => string | null) | null;
  /** "Which step comes right after “…”?" */
  nextStep(step: string, process: string): string;
  /** "What are the steps of …?" for a card. */
  stepsOf(process: string): string;
  /** "What distinguishes X from Y?" */
  difference(one: string, other: string): string;
  /** "What is the formula for …?" */
  formulaFor(quantity: string): string;
  /** Between the topic of a question and the question: "Hypothyroidism: …". */
  topicSeparator: string;
  /** Before the quote that explains an answer: "On page 3:", "Under “Osmosis”:", "The text says:". */
  onPage(page: number): string;
  underHeading(heading: string): string;
  inText: string;
}
