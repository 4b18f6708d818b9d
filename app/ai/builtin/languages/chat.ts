import type { Thesaurus } from "./thesaurus";

/** The intents of a message other than a question. */
export type Intent =
  | "greeting"
  | "thanks"
  /** "Ok, bye": nothing is asked. */
  | "fine"
  /** What the engine is, feels or thinks. */
  | "self"
  | "help"
  | "quiz"
  /** Key points, a summary, what to know for the exam. */
  | "summary"
  /** What the most important term means, whichever it is. */
  | "keyTerm"
  /** What a named thing is. */
  | "explain";

/** The follow-ups to a reply. */
export type FollowUp =
  | "source"
  | "doubt"
  | "shorter"
  | "simpler"
  | "next"
  | "more"
  | "example"
  | "translation"
  | "comparison";

/** The types of questions, by question word. */
export type QuestionType =
  | "number"
  | "time"
  | "reason"
  | "person"
  | "place"
  | "manner"
  | "list"
  | "steps"
  | "definition";

/** Labels of the parts of a document. */
export type PartLabel = "chapter" | "section" | "part" | "book" | "unit";

/**
 * The patterns that recognise a learner's messages in one language, and the phrases of replies. A
 * pattern is null if the language has none; all ignore case.
 */
export interface Chat {
  phrases: ChatPhrases;
  intents: Readonly<Record<Intent, RegExp | null>>;
  /** Whole messages, as sources of regular expressions. */
  followUps: Readonly<Record<FollowUp, string | null>>;
  /** "please", and words that open a follow-up: "and", "ok, ". */
  polite: string | null;
  opening: string | null;
  /** Short whole messages that identify the language without function words. */
  languageCues: RegExp | null;
  questions: QuestionPatterns;
  answers: AnswerPatterns;
  parts: PartNames;
  /** Question words and the like, in lower case, which carry no content. */
  questionWords: ReadonlySet<string>;
  /** The words of a request for a summary other than its topic. */
  summaryWords: RegExp | null;
  /** Lines of synonyms. */
  synonyms: readonly string[];
  /** Lines of "question words: answer words" ("heavy: mass kilogram ton"). */
  measureWords: readonly string[];
  /** Loads the thesaurus on first use; null if the language has none. */
  openThesaurus: (() => Promise<Thesaurus>) | null;
  /** Maps spelling variants to one form: "colour", "color". */
  normalizeSpelling(word: string): string;
  /** Whether only proper nouns are capitalized within sentences. */
  capitalsAreNames: boolean;
  /** Matches words that look like stop words but are names: "US". */
  stopWordHomographs: RegExp | null;
}

/** Patterns of questions. */
export interface QuestionPatterns {
  kinds: Readonly<Record<QuestionType, RegExp | null>>;
  /** The prefix of a request: "Explain" in "Explain why …". */
  requestPrefix: RegExp | null;
  /** Asks for a number of things: "how many". */
  countQuestion: RegExp | null;
  /** "Who was X?" about a named person, with X as the only group. */
  whoIs: RegExp | null;
  /** "What is X?", "Explain X", with X as the only group of each. */
  subjects: readonly RegExp[];
  /** "What about X?", "and X?", with X as its only group. */
  whatAbout: RegExp | null;
  /** Expressions with the two compared things as groups. */
  comparisons: readonly RegExp[];
  /** The boundary between two questions of a message: "… and why …". */
  questionBoundary: RegExp | null;
  /** How the answer is to be told: "like I am five", "in simple words". */
  manner: RegExp | null;
  /** The message continues the previous turn: "and", "what about". */
  continuation: RegExp | null;
  /** An anaphoric pronoun: "it", "they". */
  pronoun: RegExp | null;
  /** Anaphoric phrases other than single words. */
  anaphoricPhrase: RegExp | null;
  possessive: RegExp | null;
  article: RegExp | null;
}

/** Patterns of answers. */
export interface AnswerPatterns {
  numberWord: RegExp | null;
  time: RegExp | null;
  /** Times other than dates: "in winter", "before". */
  season: RegExp | null;
  reason: RegExp | null;
  place: RegExp | null;
  /** "X is", "X means". */
  definition: RegExp | null;
  /** After `definition`: an attribute follows (how the thing is). */
  attributiveComplement: RegExp | null;
  /** After `definition`: a noun phrase follows (what the thing is). */
  nominalComplement: RegExp | null;
  /** An apposition, "the Silk Road, the long route": the explained noun is the only group. */
  apposition: RegExp | null;
  example: RegExp | null;
  /** A caption or a reference to another place. */
  caption: RegExp | null;
  /** Opens a sentence that elaborates on the previous one. */
  continuation: RegExp | null;
  measures: readonly { question: RegExp; answer: RegExp }[];
}

export interface PartNames {
  /** Sources of expressions. */
  labels: Readonly<Record<PartLabel, string | null>>;
  page: string | null;
  /** Between the first and last page of a range. */
  to: string | null;
  /** The ordinals one to ten, then "last". */
  ordinals: readonly string[];
  cardinals: readonly string[];
  number: string | null;
  /** Between the label and the title: "called", "about". */
  titled: string | null;
  /** After the title: "says", "covers". */
  afterTitle: string | null;
}

/** The phrases of replies around quotes. Each `%s` is replaced by a value. */
export interface ChatPhrases {
  greeting: string;
  help: string;
  noDocuments: string;
  quiz: string;
  quizPart: string;
  notFound: string;
  /** For one of several questions of a message, in the learner's words. */
  partNotFound: string;
  /** If not even a near quote was found: suggests rephrasing. */
  rephrase: string;
  nearest: string;
  /** Before a quote with low confidence. */
  uncertain: string;
  summary: string;
  also: string;
  thanks: string;
  /** A spelling correction: the word typed and the word searched for. */
  spellingCorrected: string;
  /** The location of a quote; part of `sourceAt` and `truthAt`. */
  onPage: string;
  underHeading: string;
  /** Replies to "Where does it say so?", with the location. */
  sourceAt: string;
  source: string;
  /** Replies to "Is that true?", with the location. */
  truthAt: string;
  truth: string;
  /** Before the one sentence of a shorter answer. */
  shorter: string;
  /** Before short sentences, if the answer was not understood. */
  simpler: string;
  /** The question words that do not occur in the material. */
  wordNotFound: string;
  /** Before the sentences that follow. */
  continues: string;
  noMore: string;
  noExample: string;
  noTranslation: string;
  /** Replies to “ok” and the like. */
  acknowledgement: string;
  selfDescription: string;
  /** If the part does not exist; a list of the parts follows. */
  noPart: string;
  moreParts: string;
  askPart: string;
  /** The same for a document without headings. */
  noParts: string;
  whichFile: string;
  /** The document’s language, if a question in another language found nothing. */
  otherLanguage: string;
  /** The document’s language, before quotes in it. */
  quotedIn: string;
}
