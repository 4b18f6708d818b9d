import { z } from "zod";

export const fileTypes = ["jpg", "jpeg", "png", "pdf", "doc", "docx"] as const;
export type FileType = (typeof fileTypes)[number];

const mebibyte = 1024 * 1024;

/** Bytes and counts of one upload. */
export const uploadLimits = {
  fileBytes: 25 * mebibyte,
  batchBytes: 80 * mebibyte,
  files: 20,
} as const;

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
  /** Null where the format has no pages. */
  pages: number | null;
  /** Where pages are pictures: how many have been read so far; null of what is read at once. */
  pagesRead: number | null;
  words: number | null;
}

/** An id from outside. Whatever is not one is simply not found. */
export const idSchema = z.string().max(64);

/** The file a request is about; null where it names none. */
export const fileIdField = idSchema.nullish().transform((id) => id || null);

/** What a request is about besides a file, or what part of the file. */
export const topicField = z
  .string()
  .trim()
  .max(200, "Keep the topic under 200 characters.")
  .nullish()
  .transform((text) => text || null);

export const fileParameters = z.object({ id: idSchema });

export const uploadedFormSchema = z.object({
  fileId: z.array(idSchema).min(1).max(uploadLimits.files),
  /** The path of the study mode that the learner came from. */
  redirectTo: z.string().catch("/app"),
  /** On small screens the chat begins by itself. */
  start: z.literal("chat").optional(),
});
