/** A daily limit that does not let everything come before an exam. */
interface ShortfallView {
  of: "new" | "due";
  limit: number;
  /** The lowest limit that does; null if the highest one that can be set does not. */
  needed: number | null;
  highest: number;
  /** How many of all come in time with the highest limit. */
  covered: number;
  all: number;
}

/** What comes on each day until an exam. */
export interface LoadView {
  days: { day: string; name: string; due: number; new: number }[];
  shortfalls: ShortfallView[];
  /** Whether none of the documents has something in review. */
  isEmpty: boolean;
}

/** The form of a course: its values, and the days until its exam. */
export interface CourseFormView {
  name: string;
  examOn: string;
  /** What is wrong with the day that is shown. */
  examProblem: string | null;
  /** The first day that an exam may be on. */
  earliest: string;
  documents: { field: string; name: string; isChecked: boolean }[];
  load: LoadView | null;
  /** Whether the days are those of values that are not saved. */
  isDraft: boolean;
}

/** A deck or past paper that belongs to no document. */
export interface CollectionRow {
  id: string;
  title: string;
  /** How many cards and questions it has. */
  count: number;
  /** The page of its deck; null for a past paper without cards. */
  href: string | null;
}

/** The decks and past papers of a course, and those that could be put into it. */
export interface CollectionsView {
  own: CollectionRow[];
  /** Those of no course, and of others. */
  others: (CollectionRow & { course: string | null })[];
}
