import type { Citation } from "~/ai/ports";

/** What a document says, in its own words. How each kind is read: docs/engine.md. */
export type FactKind =
  /** `subject` is a term, `predicate` its meaning. */
  | "definition"
  /** `subject` and `predicate` are one thing in two languages. */
  | "translation"
  /** `subject` is or does `predicate` (which begins with its verb). */
  | "statement"
  /** `subject` is a whole or class, `members` belong to it; `predicate` joins them. */
  | "membership"
  /** A table cell: `subject` is the row, `relation` the column, `predicate` the cell. */
  | "property"
  /** `predicate` is why `subject` is so. */
  | "cause"
  /** `predicate` is what `subject` is for. */
  | "purpose"
  /** `predicate` follows from `subject`. */
  | "consequence"
  /** `predicate` tells `subject` from `contrasted`. */
  | "contrast"
  /** `subject` is a process, `members` its steps in order. */
  | "step"
  /** `subject` is what happened, whole ("The monks reached Iona"), `predicate` when. */
  | "event"
  /** `subject` is a person, `predicate` what they did (begins with its verb). */
  | "person"
  /** `subject` is a quantity or law, `predicate` its formula. */
  | "formula"
  /** `subject` is a question, `predicate` its answer. */
  | "question";

/** What a stretch of text names, so that options of one question are of one kind. */
export interface AnswerType {
  kind: "person" | "place" | "date" | "quantity" | "term" | "clause" | "formula";
  /** Stem of the head noun of a term ("cortex"), or of the first verb of a clause. */
  head: string | null;
  /** Of a quantity ("km"). */
  unit: string | null;
  isPlural: boolean;
  /** Classes of the head noun, most special first ("drug", "substance"); where the pack knows. */
  classes: readonly string[];
}

/** Words of the document, verbatim, and the quote that they stand in. */
export interface Mention {
  text: string;
  source: Citation;
}

export interface Fact {
  /** Unique within its document, and the same each time that it is read. */
  id: string;
  /** Id of the first fact that says the same (a glossary line and a sentence); else its own. */
  sameAs: string;
  kind: FactKind;
  /** Verbatim. */
  subject: string;
  subjectType: AnswerType;
  /** Verb, connective or column that ties them, verbatim; null where it is a mark ("=", ":"). */
  relation: string | null;
  /** Verbatim. */
  predicate: string;
  predicateType: AnswerType;
  /** Of a membership or process, in the order of the document; else empty. */
  members: readonly Mention[];
  /** The other side of a contrast. */
  contrasted: { subject: string; predicate: string; source: Citation } | null;
  /** When, verbatim, where the sentence of a person, event or statement says so. */
  date: string | null;
  /** Other names of the subject: acronyms, words in brackets. */
  aliases: readonly string[];
  /** What a question must name so that the subject is clear by itself: "Hypothyroidism". */
  context: string | null;
  /** Facts of one list, table or glossary share it. */
  group: string;
  /** Headings above, outermost first. */
  headings: readonly string[];
  /** Number of the section (the stretch below one heading), from 0. */
  section: number;
  /** Position within the document, from 0; facts are numbered in reading order. */
  position: number;
  /** At most about 300 characters; stands word for word in one block. */
  source: Citation;
  /** 0 to 1: how much the course turns on it. */
  importance: number;
}

/** A fact as a reader finds it in a block or sentence, before it is placed and weighed. */
export type FoundFact = Pick<Fact, "kind" | "subject" | "predicate"> &
  Partial<Pick<Fact, "relation" | "date" | "aliases">> & {
    members?: readonly string[];
    contrasted?: { subject: string; predicate: string };
    /** The part of the sentence that proves it, where it is not the whole. */
    quote?: string;
  };
