import { z } from "zod";
import { mostParts, readParts } from "./document-parts";
import type { FileType } from "./formats/formats";
import * as m from "./messages";
import { uploadRules } from "./upload-rules";

const topicLength = 200;

/** A file as `GET /api/user/files` lists it. */
export interface FileSummary {
  id: string;
  name: string;
  type: FileType;
  /** Bytes. */
  size: number;
  createdAt: string;
  status: "ready" | "reading" | "unreadable";
  /** Why it could not be read: a sentence; null unless `unreadable`. */
  problem: string | null;
  /** Null if the format has no pages. */
  pages: number | null;
  /** How many pages OCR has read so far; null if it has none to read. */
  pagesRead: number | null;
  words: number | null;
}

/** An id in a request; one that does not exist is not found. */
export const idSchema = z.string().max(64);

/** The file a request is about; null if it names none. */
export const fileIdField = idSchema.nullish().transform((id) => id || null);

/** What a request is about besides a file, or what part of the file. */
export const topicField = z
  .string()
  .trim()
  .max(topicLength, { error: () => m.topicTooLong({ count: topicLength }) })
  .nullish()
  .transform((text) => text || null);

const position = z.number().int().min(0).max(1_000_000);
const partRange = z.union([
  z.strictObject({ from: position, before: position.nullable() }),
  z.strictObject({ firstPage: position, lastPage: position }),
]);

/** The parts of the file that a request is about; null for all of it. */
export const partsField = z
  .array(partRange)
  .min(1)
  .max(mostParts)
  .nullish()
  .transform((parts) => parts ?? null);

/** The same in a URL. */
export const partsParameter = z
  .string()
  .max(500)
  .optional()
  .catch(undefined)
  .transform((text) => (text === undefined ? null : readParts(text)));

export const fileParameters = z.object({ id: idSchema });

export const uploadedFormSchema = z.object({
  fileId: z.array(idSchema).min(1).max(uploadRules.files),
  /** The path of the study mode that the learner came from. */
  redirectTo: z.string().catch("/app"),
  /** On small screens the chat starts automatically. */
  start: z.literal("chat").optional(),
});
