import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

export type ParentTable = SQLiteTable & {
  id: SQLiteColumn;
  userId: SQLiteColumn;
  fileId: SQLiteColumn;
  courseId: SQLiteColumn;
  createdAt: SQLiteColumn;
  /** When the last question was answered. */
  finishedAt: SQLiteColumn;
  title: SQLiteColumn;
  /** When the learner said whether to keep the questions for review. */
  keepAnsweredAt: SQLiteColumn;
};

type QuestionTable = SQLiteTable & {
  number: SQLiteColumn;
  question: SQLiteColumn;
  options: SQLiteColumn;
  correctAnswer: SQLiteColumn;
  source: SQLiteColumn;
  selected: SQLiteColumn;
  reportedAt: SQLiteColumn;
};

/** The tables of quizzes or tests. */
export interface QuestionTables {
  parents: ParentTable;
  questions: QuestionTable;
  /** The column of a question that refers to its quiz or test. */
  parentId: SQLiteColumn;
}
