/**
 * The ports of models. Types only, for browsers, workers and tests. `workers/` chooses their adapters.
 */

/**
 * A block of a document. `text` occurs verbatim in the text of its passage, except for headings.
 */
export interface TextBlock {
  kind: "heading" | "paragraph" | "list-item" | "table-row" | "footnote" | "code";
  /** Depth of a heading or list item, from 1. */
  level?: number;
  /** The number, letter or mark of an ordered item ("2", "b"); absent for bullets. */
  label?: string;
  text: string;
  /** Bold ranges as offsets into `text`: start, and end (exclusive). */
  bold?: readonly (readonly [number, number])[];
  /** The cells of a table row; `text` joins them by " | ". */
  cells?: readonly string[];
  /** Whether a table row is the header of the rows below. */
  isHeader?: boolean;
  /**
   * Whether the block continues the last one of the previous passage (a paragraph across a page
   * break).
   */
  continues?: boolean;
}

/** A passage of a document: consecutive sentences, at most about 200 words. */
export interface Passage {
  id: number;
  fileId: string;
  /** Name of the file, as the learner sees it. */
  fileName: string;
  /** Index within the file. */
  ordinal: number;
  /** Page, from 1; null if the format has no pages (Word). */
  page: number | null;
  /** Nearest heading above, or null. */
  heading: string | null;
  text: string;
  /** The blocks of `text` in order, with the headings that precede them. */
  blocks: readonly TextBlock[];
}

/** The documents that a task may use, all owned by its learner. */
export interface Material {
  documents: readonly { id: string; name: string }[];
  /** Identifies the version of the whole text. Absent if there is no stored text. */
  textKey?: string;
  /** The passages that match the words of `query` best, best first. */
  search(query: string, limit: number): Promise<Passage[]>;
  /**
   * Passages in reading order: all if there are at most `limit`, otherwise up to `spread` (default:
   * `limit`), sampled evenly from all documents.
   */
  read(limit: number, spread?: number): Promise<Passage[]>;
  /**
   * The result of `work` on the whole text, stored with the text under `name` until it changes.
   * @param name the kind and version of the value: "facts-1"
   */
  derive<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Material of a conversation: it also has an outline, parts and a vocabulary. */
export interface DocumentMaterial extends Material {
  /** The headings in reading order, with the passage where each section starts. */
  outline(): Promise<Heading[]>;
  /** The material limited to a part of one document. */
  within(part: DocumentPart): DocumentMaterial;
  /**
   * Words of the documents, in lower case, that begin like `word`: candidates for spelling
   * correction.
   */
  wordsLike(word: string): Promise<string[]>;
}

export interface Heading {
  fileId: string;
  heading: string;
  /** Index of the first passage below it. */
  ordinal: number;
}

/** Passages from one index to before another (null: to the end), or pages from first to last. */
export type DocumentPart =
  | { fileId: string; from: number; before: number | null }
  | { fileId: string; firstPage: number; lastPage: number };

/** The source of a statement. `quote` occurs verbatim in the passages of `fileId`. */
export interface Citation {
  fileId: string;
  page: number | null;
  quote: string;
}

export interface ConversationTurn {
  role: "user" | "assistant";
  content: string;
}

export interface AnswerTask {
  question: string;
  /** Earlier turns, oldest first. */
  history: readonly ConversationTurn[];
  material: DocumentMaterial;
  /** The learner's name; null if unknown. */
  learnerName: string | null;
}

/**
 * A reply: tokens in order, then exactly one `citations`. The text is Markdown; the marker `[1]`
 * refers to the first citation.
 */
export type AnswerEvent =
  | { type: "token"; text: string }
  | {
      type: "citations";
      citations: Citation[];
      /** False if the material does not contain the answer, even if near quotes are cited. */
      answered: boolean;
    };

export type Difficulty = "easy" | "medium" | "hard";

export interface QuestionTask {
  material: Material;
  /** Narrows the material, or replaces it if there is none. Null: the whole material. */
  topic: string | null;
  difficulty: Difficulty;
  /** 1 to 100. Fewer are returned rather than weak or repeated ones. */
  count: number;
  /** The same task and seed give the same questions, if the model can. */
  seed: number;
  /** A quiz and a practice test of one document ask about different facts if there are enough. */
  exercise?: "quiz" | "test";
  /** Questions asked earlier about this material; their facts come last. */
  known?: readonly KnownQuestion[];
  /** Called with a notice for the learner. */
  onNotice?(sentence: string): void;
}

/** A question that the learner was asked earlier. */
export interface KnownQuestion {
  question: string;
  /** The quote of its source, as `DraftQuestion.source` gave it. */
  quote: string;
}

/** The most questions and cards that can be made of a material. */
export interface ItemCounts {
  questions: number;
  cards: number;
}

export interface DraftQuestion {
  question: string;
  /** Two to six, unique. */
  options: string[];
  /** Index into `options`. */
  correctAnswer: number;
  explanation: string;
  source: Citation | null;
  /** For each option, its source in the document; null if it has none. */
  optionSources: (Citation | null)[];
}

export interface CardTask {
  material: Material;
  /** Narrows the material, or replaces it if there is none. Null: the whole material. */
  topic: string | null;
  /** 5 to 100. Fewer are returned rather than weak or repeated ones. */
  count: number;
  /** The same task and seed give the same cards, if the model can. */
  seed: number;
  /** Fronts and quotes of earlier cards of this material; their facts come last. */
  known?: readonly KnownQuestion[];
  /** Called with a notice for the learner. */
  onNotice?(sentence: string): void;
  /**
   * The cards about key terms: `term` asks for the term, `definition` for its meaning, `examples`
   * for an example. Facts (who, when, how many, why) are always included.
   */
  include: { term: boolean; definition: boolean; examples: boolean };
}

/** A card about one fact. */
export interface DraftCard {
  front: string;
  back: string;
  source: Citation | null;
}

/**
 * A language model, or the built-in engine.
 * @throws ProviderError if the model fails; the learner is then not charged
 */
export interface TextModel {
  /** The name that the interface shows: "Fennec's built-in engine". */
  readonly name: string;
  answer(task: AnswerTask, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  writeQuestions(task: QuestionTask, signal: AbortSignal): Promise<DraftQuestion[]>;
  writeCards(task: CardTask, signal: AbortSignal): Promise<DraftCard[]>;
  /** Titles of similar topics that need no material; empty if the model accepts any topic. */
  suggestTopics(topic: string): Promise<string[]>;
  /** Counts the items that can be made of a material; null if the model cannot tell in advance. */
  countItems(material: Material): Promise<ItemCounts | null>;
}

/** An entry of a study guide. */
export interface GuideEntry {
  /** "Osmosis", "1868", "Why is the water level constant?" */
  title: string;
  /** One line, or the items of a list; empty if the title is complete. */
  lines: { text: string; source: Citation }[];
}

/** A table of the document; each row has its own source. */
export interface GuideTable {
  title: string | null;
  header: string[];
  rows: { cells: string[]; source: Citation }[];
}

/** A document's facts, sorted for revision. Every part may be empty. */
export interface StudyGuide {
  terms: GuideEntry[];
  people: GuideEntry[];
  causes: GuideEntry[];
  dates: GuideEntry[];
  differences: GuideEntry[];
  steps: GuideEntry[];
  lists: GuideEntry[];
  formulas: GuideEntry[];
  questions: GuideEntry[];
  tables: GuideTable[];
}

/** Writes a study guide without a language model, in the document's words. */
export interface StudyGuideWriter {
  writeGuide(material: Material): Promise<StudyGuide>;
}

/** Tells what a message asks for, without a language model. */
export interface MessageClassifier {
  /** Whether it is a question that a passage can answer: no small talk, summary, quiz or follow-up. */
  asksFact(message: string): Promise<boolean>;
}

/** One page of a picture or scan; a picture has only page 1. */
export interface PageImage {
  /** Opens the file's bytes; can be called several times. */
  open(): Promise<ReadableStream<Uint8Array>>;
  /** Size in bytes. */
  size: number;
  /** Its extension, lower case. */
  type: string;
  /** From 1. */
  page: number;
  /**
   * "all": also rotated and in other scripts, until the result is confident; "one": only as it is.
   */
  attempts: "all" | "one";
}

export interface PageReading {
  /** The number of pages. */
  pages: number;
  /** The lines of text, with blank lines between paragraphs. */
  text: string;
  /** 0 to 100; below 50 the result is not text. */
  confidence: number;
}

/**
 * Why a page cannot be read, even when retried: its bytes are damaged, it is too large when
 * unpacked, or it takes too long.
 */
export type PageProblem = "damaged" | "too_large" | "given_up";

/** Recognises text in pictures. */
export interface ImageReader {
  /** @throws ProviderError if the reader fails; the page may be retried */
  readPage(image: PageImage): Promise<PageReading | PageProblem>;
}

/** Audio formats that browsers record and providers accept or return. */
export type AudioType = "audio/webm" | "audio/ogg" | "audio/mp4" | "audio/mpeg" | "audio/wav";

export interface AudioClip {
  bytes: Uint8Array;
  type: AudioType;
}

/** `text` is empty if nothing was heard. */
export interface Transcript {
  text: string;
  /** BCP 47; empty if the provider does not report it. */
  language: string;
}

/** Transcribes recordings. */
export interface Transcriber {
  /** @throws ProviderError if the provider fails */
  transcribe(clip: AudioClip, signal: AbortSignal): Promise<Transcript>;
}

/** Text to speech. */
export interface SpeechSynthesizer {
  /** @param language BCP 47; empty if unknown */
  speaks(language: string): boolean;
  /**
   * @param text plain text of any length
   * @throws ProviderError if the provider fails
   */
  speak(text: string, language: string, signal: AbortSignal): Promise<AudioClip>;
}
