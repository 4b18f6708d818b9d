/** What comes on each day until an exam. */
export interface LoadView {
  days: { day: string; name: string; due: number; new: number }[];
  /** How many new items a day it takes to begin all in time, where the daily limit is lower. */
  newPerDayNeeded: number | null;
  newPerDay: number;
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
