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
  dependsOnPrevious(sentence: string): boolean;
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
  isTopical?(term: string): boolean;
  /** Whether the document turns on the thing: a heading or bold words name it, or it comes again and again. */
  isKeyTerm?(term: string): boolean;
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
 * sentence; `type` is that of the words, or of the term that they are said of. A phrase is null
 * where the language cannot say it naturally with them, and nothing is then asked.
 */
export interface QuestionPhrases {
  /** Quotation marks around the document's words, and those within them. */
  quoteMarks: readonly [string, string];
  innerQuoteMarks: readonly [string, string];
  /** "Which term fits this description? “…”" */
  termForDefinition(definition: string, type: AnswerType): string;
  /** "What is meant by “osmosis”?"; `clause` is what is told of it, where that may be a sentence. */
  definitionForTerm(term: string, type: AnswerType, clause: string | null): string;
  /** "What does the pancreas do?", from a predicate that begins with its verb. */
  traitOf(subject: string, predicate: string): string;
  /** "What is “die Wohnung” in the other language?" Both directions. */
  translation(word: string): string;
  /** "Which of these {produces ATP}?" from a predicate that begins with its verb. */
  whichDoes(predicate: string, type: AnswerType): string | null;
  /** "What {produces ATP}?" for a card. */
  whatDoes(predicate: string, type: AnswerType): string | null;
  /**
   * "What do green algae {hand over}?" with the words of the predicate that answer, for a card; left
   * out where the language cannot part a verb from its object.
   */
  objectOf?(subject: string, predicate: string): { question: string; answer: string } | null;
  /** "Which lichens {are flat}?" for a card on a thing whose like are told of too. */
  whichMember?(subject: string, predicate: string): string | null;
  /** The number that the verb at the beginning of a predicate shows; null where none begins it. */
  numberOf: ((predicate: string) => "singular" | "plural" | null) | null;
  /** "Who {proposed a hierarchy of needs}?" */
  who(predicate: string): string | null;
  /** "When did …?", from what happened: a whole statement or a name. */
  when(event: string, type: AnswerType): string | null;
  /** "Why did Britain enter the war?", from a whole statement. */
  why(effect: string): string | null;
  /** "For what purpose …?", from a whole statement. */
  whatFor(deed: string): string | null;
  /** "What does … lead to?", from a thing or a whole statement; `relation` ties it to what follows. */
  whatFollows(cause: string, type: AnswerType, relation?: string | null): string | null;
  /** "Which of these is one of the causes of …?"; `about` is what the whole belongs to, if not clear. */
  whichBelongs(whole: string, about: string | null, type: AnswerType): string | null;
  /** "What belongs to {whole}?" for a card that asks for so many things. */
  membersOf(whole: string, count: number, about: string | null, type: AnswerType): string;
  /** "What is the {column}?" from a table cell; the row goes before it where it does not name it. */
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
  /** Between what a question is about and the question: "Hypothyroidism: …". */
  topicSeparator: string;
  /** Before the quote that explains an answer: "On page 3:", "Under “Osmosis”:", "The text says:". */
  onPage(page: number): string;
  underHeading(heading: string): string;
  inText: string;
}
