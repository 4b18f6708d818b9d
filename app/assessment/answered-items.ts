import type { Citation } from "~/ai/ports";

/** A question or card with the learner's last answer. */
export interface AnsweredItem {
  /** The same for a question wherever it is asked. */
  key: string;
  source: Citation;
  /** Null if the learner said that it is wrong. */
  isRight: boolean | null;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** If it comes in review: its id there, and when it is due (milliseconds since 1970). */
  review: { id: string; due: number } | null;
}

/** Answered items to read, the last answered first. */
export interface AnsweredQuery {
  /** Only those that quote these documents. */
  fileIds: readonly string[];
  limit: number;
}
