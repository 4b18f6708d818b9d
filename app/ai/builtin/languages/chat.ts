import type { Thesaurus } from "./thesaurus";

/** What a learner wants of a message, beyond an answer. */
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
  /** What a named thing is. */
  | "explain";

/** What a message wants of the reply before it. */
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

/** The kind of thing that a question word asks for. */
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

/** Names for the parts of a document. */
export type PartLabel = "chapter" | "section" | "part" | "book" | "unit";

/**
 * How a learner talks to the engine in one language, and what it says back. An expression is null
 * where the language has none; all of them ignore case.
 */
export interface Chat {
  phrases: ChatPhrases;
  intents: Readonly<Record<Intent, RegExp | null>>;
  /** Wordings of whole messages, as sources of expressions. */
  followUps: Readonly<Record<FollowUp, string | null>>;
  /** "please"; "and", "ok, " before a follow-up. */
  polite: string | null;
  opening: string | null;
  /** Short whole messages that show the language though they hold none of its commonest words. */
  languageCues: RegExp | null;
  questions: QuestionPatterns;
  answers: AnswerPatterns;
  parts: PartNames;
  /** Lower-case words that ask and do not name what is asked about. */
  questionWords: ReadonlySet<string>;
  /** Words of a request for a summary besides what it is about. */
  summaryWords: RegExp | null;
  /** Lines of words that may stand for one another in a question and its answer. */
  synonyms: readonly string[];
  /** Lines of "words of a question: words of its answer" ("heavy: mass kilogram ton"). */
  measureWords: readonly string[];
  /** Words by nearness of meaning; read when they are first needed. */
  openThesaurus: (() => Promise<Thesaurus>) | null;
  /** What may be left of a word as two writers spell it: "colour", "color". */
  normalizeSpelling(word: string): string;
  /** Proper nouns alone begin with a capital letter within a sentence. */
  capitalsAreNames: boolean;
  /** Expression of a word that no rule may take for a stop word: "US" in capitals. */
  stopWordHomographs: RegExp | null;
}

/** How questions are put. */
export interface QuestionPatterns {
  kinds: Readonly<Record<QuestionType, RegExp | null>>;
  /** "Explain why …": what is left is a question of its own. */
  requestPrefix: RegExp | null;
  /** Counts things, so that an answer names them: "how many". */
  countQuestion: RegExp | null;
  /** "Who was X?", with X as its only group, of somebody who is named. */
  whoIs: RegExp | null;
  /** "What is X?", "Explain X", with X as the only group of each. */
  subjects: readonly RegExp[];
  /** "What about X?", "and X?", with X as its only group. */
  whatAbout: RegExp | null;
  /** Expressions with the two compared things as groups. */
  comparisons: readonly RegExp[];
  /** Between two questions in one message: "… and why …". */
  questionBoundary: RegExp | null;
  /** How something is to be told: "like I am five", "in simple words". */
  manner: RegExp | null;
  /** The message goes on from the turn before: "and", "what about". */
  continuation: RegExp | null;
  /** A word that stands for something said before: "it", "they". */
  pronoun: RegExp | null;
  /** Expressions that lean on the turn before, beyond single words. */
  anaphoricPhrase: RegExp | null;
  possessive: RegExp | null;
  article: RegExp | null;
}

/** How what answers a question reads. */
export interface AnswerPatterns {
  numberWord: RegExp | null;
  time: RegExp | null;
  /** Times that are no dates: "in winter", "before". */
  season: RegExp | null;
  reason: RegExp | null;
  place: RegExp | null;
  /** "X is", "X means". */
  definition: RegExp | null;
  /** After `definition`: what follows says how the thing is, not what. */
  attributiveComplement: RegExp | null;
  /** After `definition`: what the thing is follows. */
  nominalComplement: RegExp | null;
  /** "the Silk Road, the long route": what stands before the comma (its only group) is explained. */
  apposition: RegExp | null;
  example: RegExp | null;
  /** A caption, an invitation to look elsewhere. */
  caption: RegExp | null;
  /** Opens a sentence that says more of what the one before it names. */
  continuation: RegExp | null;
  measures: readonly { question: RegExp; answer: RegExp }[];
}

export interface PartNames {
  /** Sources of expressions. */
  labels: Readonly<Record<PartLabel, string | null>>;
  page: string | null;
  /** Between the first and the last of some pages. */
  to: string | null;
  /** From the first to the tenth, then the last one. */
  ordinals: readonly string[];
  cardinals: readonly string[];
  number: string | null;
  /** Between label and title: "called", "about". */
  titled: string | null;
  /** Behind the title: "says", "covers". */
  afterTitle: string | null;
}

/** What the engine says around quoted sentences. Each `%s` stands for a part to fill in. */
export interface ChatPhrases {
  greeting: string;
  help: string;
  noDocuments: string;
  quiz: string;
  quizPart: string;
  notFound: string;
  /** One of several questions in a message, in the learner's words. */
  partNotFound: string;
  /** Where nothing near was found either. */
  rephrase: string;
  nearest: string;
  /** Before a sentence that fits, but not beyond doubt. */
  uncertain: string;
  summary: string;
  also: string;
  thanks: string;
  /** A misspelt word, and the word that was taken for it. */
  spellingCorrected: string;
  /** Where a sentence stands; part of `stands` and `sure`. */
  onPage: string;
  underHeading: string;
  /** Asked where it says so; the place follows the comma. */
  sourceAt: string;
  source: string;
  /** Asked whether it is true. */
  truthAt: string;
  truth: string;
  /** Before one sentence, where a shorter answer is wanted. */
  shorter: string;
  /** Before short sentences, where it was not understood. */
  simpler: string;
  /** Words of a question that the material does not hold. */
  wordNotFound: string;
  /** Asked what happens next. */
  continues: string;
  noMore: string;
  noExample: string;
  noTranslation: string;
  /** To “ok” and the like. */
  acknowledgement: string;
  selfDescription: string;
  /** Where a chapter is named that there is not; its parts follow as a list. */
  noPart: string;
  moreParts: string;
  askPart: string;
  /** The same, where the document has no headings. */
  noParts: string;
  whichFile: string;
  /** The document’s language, of a question in another that found nothing. */
  otherLanguage: string;
  /** The document’s language, before quotes in it. */
  quotedIn: string;
}
