import type { PartRange } from "~/library/document-parts";
import type { Standing } from "./rank-concepts";

/** A part of a document, and what the learner's last answers about it show. */
export interface Concept {
  fileId: string;
  /** Null for what precedes the first heading, and for documents without headings. */
  heading: string | null;
  /** The page on which it begins; null if the format has no pages. */
  page: number | null;
  /** What requests for a quiz or cards call it. */
  part: PartRange;
  /** Questions and cards whose last answer was right. */
  right: number;
  /** Questions and cards that were answered. */
  answers: number;
  standing: Standing;
  /** How many of them come in review today. */
  due: number;
  /** How many of them are in review. */
  kept: number;
}
