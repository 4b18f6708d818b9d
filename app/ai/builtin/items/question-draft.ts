import type { Definition } from "../concepts/find-definitions";
import type { PlacedSentence } from "../language/sentences";

/** Options of one question all come from one pool, so that they are of the same kind. */
export type QuestionKind =
  | "term"
  | "definition"
  | "named"
  | "subject"
  | "year"
  | "number"
  | "reason"
  | "sequel"
  | "argument"
  | "name"
  | "word"
  | "cloze"
  | "deed"
  | "example"
  | "statement"
  | "order"
  | "object"
  | "claim";

/** Another statement on the same subject, and what it can be made to say instead. */
export interface Rival {
  sentence: PlacedSentence;
  /** What it says, as it may stand alone. */
  statement: string;
  /** The statement with one change each, surely false. */
  falsified: readonly string[];
  /** Is it only denied, so that a "not" shows it? */
  isDenied: boolean;
}

/** A question before it has its wrong options. */
export interface QuestionSeed {
  kind: QuestionKind;
  question: string;
  key: string;
  /** Narrows the pool: "person", "plural", a unit. Only options of the same group stand together. */
  group: string;
  sentence: PlacedSentence;
  /** Higher is better; seeds of one sentence compete. */
  quality: number;
  /** Where the options are numbers. */
  value?: number;
  /** What stands around the number in every option: "$", " million". */
  affix?: { before: string; after: string };
  /** What stands before the key and before every other option, in the form that the option asks for. */
  joint?: string;
  /** What the key is said of, where the question does not ask for it. */
  about?: string;
  /** The term and its meaning, where one of them is asked for. */
  defined?: Definition;
  /** What the question shows of the text, where a card asks for it in other words. */
  excerpt?: string;
  /** The passage that speaks of it, where the quoted one only lists it. */
  home?: number;
  /** What wrong options are made from, where nothing else will do. */
  rivals?: () => readonly Rival[];
  /** Which words could stand in the gap, 2 where they surely could; any other could not. */
  fitting?: ReadonlyMap<string, number>;
  /** All the wrong options there are. */
  wrong?: readonly string[];
  /** When each option happened, and the sentence that tells of it. */
  dated?: ReadonlyMap<string, { year: number; told: string }>;
  /** The key with one fact exchanged for another: surely false of the same thing. */
  falsified?: string;
}
