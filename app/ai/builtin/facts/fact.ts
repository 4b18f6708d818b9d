import type { Citation } from "~/ai/ports";

/** The kinds of facts. docs/engine.md says how each is extracted. */
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
  /** `predicate` is the reason for `subject`. */
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

/** The answer type of a text; the options of a question share it. */
export interface AnswerType {
  kind: "person" | "place" | "date" | "quantity" | "term" | "clause" | "formula";
  /** Stem of the head noun of a term ("cortex"), or of the first verb of a clause. */
  head: string | null;
  /** The unit of a quantity ("km"). */
  unit: string | null;
  isPlural: boolean;
  /**
   * Classes (hypernyms) of the head noun, most specific first ("drug", "substance"); empty if
   * unknown.
   */
  classes: readonly string[];
}

/** Words of the document, verbatim, with their source. */
export interface Mention {
  text: string;
  source: Citation;
}

export interface Fact {
  /** Unique within its document, and stable across extractions. */
  id: string;
  /** Id of the first fact that says the same (a glossary line and a sentence), or its own. */
  sameAs: string;
  kind: FactKind;
  /** Verbatim. */
  subject: string;
  subjectType: AnswerType;
  /** The verb, connective or column, verbatim; null for a mark ("=", ":"). */
  relation: string | null;
  /** Verbatim. */
  predicate: string;
  predicateType: AnswerType;
  /** The members or steps, in document order; else empty. */
  members: readonly Mention[];
  /** The other side of a contrast. */
  contrasted: { subject: string; predicate: string; source: Citation } | null;
  /** The date of a person, event or statement, verbatim; null if not given. */
  date: string | null;
  /** Other names of the subject: acronyms, text in brackets. */
  aliases: readonly string[];
  /** The context that makes the subject unambiguous: "Hypothyroidism". */
  context: string | null;
  /** Shared by the facts of one list, table or glossary. */
  group: string;
  /** Headings above, outermost first. */
  headings: readonly string[];
  /** Index of the section. */
  section: number;
  /** Index within the document, in reading order. */
  position: number;
  /** The source, at most 300 characters from one block. */
  source: Citation;
  /** Importance for the document, 0 to 1. */
  importance: number;
}

/** A fact as a reader extracts it from a block or sentence, without location and importance. */
export type FoundFact = Pick<Fact, "kind" | "subject" | "predicate"> &
  Partial<Pick<Fact, "relation" | "date" | "aliases">> & {
    members?: readonly string[];
    contrasted?: { subject: string; predicate: string };
    /** The part of the sentence that states it, if not the whole. */
    quote?: string;
  };
