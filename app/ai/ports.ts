/**
 * The ports of models. Types only, for browsers, workers and tests. `workers/` chooses their adapters.
 */

/**
 * One block of a document, as its author set it. `text` stands word for word in the text of its
 * passage; that of a heading is not part of it.
 */
export interface TextBlock {
  kind: "heading" | "paragraph" | "list-item" | "table-row" | "footnote" | "code";
  /** Depth of a heading or list item, from 1. */
  level?: number;
  /** The number, letter or mark that an ordered item carries ("2", "b"); absent for bullets. */
  label?: string;
  text: string;
  /** Bold stretches as offsets into `text`: start, and end not included. */
  bold?: readonly (readonly [number, number])[];
  /** Cells of a table row, left to right; joined by " | " they are `text`. */
  cells?: readonly string[];
  /** For a table row: whether it is the header of the rows below. */
  isHeader?: boolean;
  /** The block continues the last one of the passage before (a paragraph over a page break). */
  continues?: boolean;
}

/** A piece of a learner's document: some sentences that stand together, at most about 200 words. */
export interface Passage {
  id: number;
  fileId: string;
  /** Name of the file, as the learner sees it. */
  fileName: string;
  /** Position within the file, from 0. */
  ordinal: number;
  /** Page from 1; null where the format has no pages (Word). */
  page: number | null;
  /** Nearest heading above, or null. */
  heading: string | null;
  text: string;
  /** The blocks of `text` in order, with the headings that precede them. */
  blocks: readonly TextBlock[];
}

/** The documents that a task may draw on. It never reaches beyond what its learner owns. */
export interface Material {
  documents: readonly { id: string; name: string }[];
  /** Stands for the whole text as it was read; another text has another. Absent where nothing does. */
  textKey?: string;
  /** The passages that fit the words of `query` best, best first. */
  search(query: string, limit: number): Promise<Passage[]>;
  /**
   * Passages in reading order: all where there are at most `limit`; of more, up to `spread`
   * (without it, `limit`), spread evenly over all documents.
   */
  read(limit: number, spread?: number): Promise<Passage[]>;
  /**
   * What `work` makes of the whole text, kept beside it under `name` until the text changes.
   * @param name names the kind and version of the value: "facts-1"
   */
  derive<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Material that a conversation may also ask about by its parts, and in words spelt wrongly. */
export interface DocumentMaterial extends Material {
  /** The headings in reading order, each where its section begins. */
  outline(): Promise<Heading[]>;
  /** The same material, of a part of one document alone. */
  within(part: DocumentPart): DocumentMaterial;
  /** Words of the documents, lower case, that begin like `word`: what it may mean if misspelt. */
  wordsLike(word: string): Promise<string[]>;
}

export interface Heading {
  fileId: string;
  heading: string;
  /** Position of the first passage under it. */
  ordinal: number;
}

/** From one position up to before another, or to the end; or some pages, the last one included. */
export type DocumentPart =
  | { fileId: string; from: number; before: number | null }
  | { fileId: string; firstPage: number; lastPage: number };

/** Where a statement stands. `quote` is found word for word in the passages of `fileId`. */
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
  /** What to call the learner, if known. */
  learnerName: string | null;
}

/**
 * A reply arrives as tokens, in order, and ends with exactly one `citations`.
 * Text is Markdown; a marker `[1]` in it names the first citation.
 */
export type AnswerEvent =
  | { type: "token"; text: string }
  | {
      type: "citations";
      citations: Citation[];
      /** False where the material does not hold the answer, whatever is quoted as nearest. */
      answered: boolean;
    };

export type Difficulty = "easy" | "medium" | "hard";

export interface QuestionTask {
  material: Material;
  /** Narrows the material, or replaces it if there is none. Null: the whole material. */
  topic: string | null;
  difficulty: Difficulty;
  /** 1 to 100. Fewer may come back, never weaker or repeated ones. */
  count: number;
  /** Same task and seed, same questions, where the model can. */
  seed: number;
  /** A quiz and a practice test of one document ask about different facts while there are enough. */
  exercise?: "quiz" | "test";
  /** Questions asked before about this material; their facts come last. */
  known?: readonly KnownQuestion[];
  /** Called with a notice for the learner. */
  onNotice?(sentence: string): void;
}

/** A question that the learner has had before. */
export interface KnownQuestion {
  question: string;
  /** The quote of its source, as `DraftQuestion.source` gave it. */
  quote: string;
}

/** How many questions and cards can be made of a material at most. */
export interface Holdings {
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
  /** For each option, where the document speaks of it; null where it does not. */
  optionSources: (Citation | null)[];
}

export interface CardTask {
  material: Material;
  /** Narrows the material, or replaces it if there is none. Null: the whole material. */
  topic: string | null;
  /** 5 to 100. Fewer may come back, never weaker or repeated ones. */
  count: number;
  /** Same task and seed, same cards, where the model can. */
  seed: number;
  /** Fronts and quotes of cards made before of this material; their facts come last. */
  known?: readonly KnownQuestion[];
  /** Called with a notice for the learner. */
  onNotice?(sentence: string): void;
  /**
   * Which cards on key terms: `term` asks for the term, `definition` for its meaning, `examples`
   * for an example of it. Facts (who, when, how many, why) fill up the rest in any case.
   */
  include: { term: boolean; definition: boolean; examples: boolean };
}

/** One fact: what is asked, and its short answer. */
export interface DraftCard {
  front: string;
  back: string;
  source: Citation | null;
}

/**
 * A model of language.
 * @throws ProviderError when it does not deliver; nothing is charged to the learner then.
 */
export interface TextModel {
  /** The name that the interface shows: "Fennec's built-in engine". */
  readonly name: string;
  answer(task: AnswerTask, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  writeQuestions(task: QuestionTask, signal: AbortSignal): Promise<DraftQuestion[]>;
  writeCards(task: CardTask, signal: AbortSignal): Promise<DraftCard[]>;
  /** Titles of a few topics near this one that need no material; empty where any topic will do. */
  suggestTopics(topic: string): Promise<string[]>;
  /** How much the material holds; null where the model cannot tell before it writes. */
  holds(material: Material): Promise<Holdings | null>;
}

/** A line of a study guide: what it is about, what the document says, and where. */
export interface GuideEntry {
  /** "Osmosis", "1868", "Why is the water level constant?" */
  title: string;
  /** One line, or the items of a list; none where the title says all. */
  lines: { text: string; source: Citation }[];
}

/** A table as the document has it; a row's source is its own. */
export interface GuideTable {
  title: string | null;
  header: string[];
  rows: { cells: string[]; source: Citation }[];
}

/** What a document holds, sorted for a last look before an exam. Every part may be empty. */
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

/** Sorts what a document says into a study guide; without a model, in the document's words. */
export interface StudyGuideWriter {
  writeGuide(material: Material): Promise<StudyGuide>;
}

/** One page of a picture or scan; a picture has page 1 alone. */
export interface PageImage {
  /** The file's bytes from the first on, however often they are asked for. */
  open(): Promise<ReadableStream<Uint8Array>>;
  /** How many bytes they are. */
  size: number;
  /** Its extension, lower case. */
  type: string;
  /** From 1. */
  page: number;
  /** "all": also turned and in other scripts, until it makes sense; "one": only as it lies. */
  attempts: "all" | "one";
}

export interface PageReading {
  /** How many pages there are. */
  pages: number;
  /** Lines as they stand; blank lines between paragraphs. */
  text: string;
  /** 0 to 100; below 50 it is not text. */
  confidence: number;
}

/**
 * Why a page cannot be read however often it is tried: the bytes are not what they should be, or
 * unpack to more than there is room for, or it takes longer than any page of text.
 */
export type PageProblem = "damaged" | "too_large" | "given_up";

/** Reads what is written in pictures. */
export interface ImageReader {
  /** @throws ProviderError when it does not deliver; the page may be tried again */
  readPage(image: PageImage): Promise<PageReading | PageProblem>;
}

/** Containers that browsers record in and providers take and give. */
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
  /** @param language BCP 47; empty where it is not known */
  speaks(language: string): boolean;
  /**
   * @param text plain words, of any length
   * @throws ProviderError when it does not deliver
   */
  speak(text: string, language: string, signal: AbortSignal): Promise<AudioClip>;
}
