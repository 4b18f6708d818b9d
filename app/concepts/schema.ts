import { z } from "zod";
import type { PartRange } from "~/library/document-parts";
import { idSchema } from "~/library/schema";
import * as m from "./messages";
import type { Standing } from "./rank-concepts";

/** `GET /api/concepts`. */
export const conceptsParameters = z
  .object({ fileId: idSchema.optional(), courseId: idSchema.optional() })
  .refine(({ fileId, courseId }) => fileId === undefined || courseId === undefined, {
    path: ["courseId"],
    error: m.fileAndCourse,
  });

/** The page of a document. */
export const pageParameters = z.object({ fileId: idSchema.optional() });

/** A part of a document, and what the learner's last answers about it show. */
export interface Concept {
  fileId: string;
  /** Null for what precedes the first heading, and for documents without headings. */
  heading: string | null;
  /** Where it begins; null if the format has no pages. */
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
}
