import { z } from "zod";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import { areNamed, mostParts, type NamedPart, readParts } from "./document-parts";
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
  /** The address that it was fetched from; null if it was uploaded. */
  source: string | null;
}

/** An id in a request; one that does not exist is not found. */
export const idSchema = z.string().max(64);

/** An id that a request may leave out or send as an empty field. */
export const optionalId = idSchema.nullish().transform((id) => id || null);

/** What a request is about: a file, a course, or neither. A schema with these fields is refined by `oneScope`. */
export const scopeFields = { fileId: optionalId, courseId: optionalId };

/** Arguments of `refine`: a request names a file or a course, not both. */
export const oneScope = [
  ({ fileId, courseId }: StudyScope) => fileId === null || courseId === null,
  { path: ["courseId"], error: m.fileAndCourse },
] as const satisfies Parameters<z.ZodType<StudyScope>["refine"]>;

/** `GET`, and forms, about a file, a course or everything. */
export const scopeSchema = z.object(scopeFields).refine(...oneScope);

/** What the URL of a page selects. If it names a file and a course, it selects the course. */
export const selectionParameters = z.object({
  fileId: idSchema.optional(),
  courseId: idSchema.optional(),
});

/** What a request is about besides a file, or what part of the file. */
export const topicField = z
  .string()
  .trim()
  .max(topicLength, { error: () => m.topicTooLong({ count: topicLength }) })
  .nullish()
  .transform((text) => text || null);

const position = z.number().int().min(0).max(1_000_000);
const partRange = z.union([
  z.strictObject({ fileId: idSchema.optional(), from: position, before: position.nullable() }),
  z.strictObject({ fileId: idSchema.optional(), firstPage: position, lastPage: position }),
]);

/** The parts of the file or course that a request is about; null for all of it. */
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

/** Whether parts are of the request's file, or each of a named file of its course. */
export function partsFitScope(scope: StudyScope, parts: readonly NamedPart[] | null): boolean {
  return parts === null || scope.fileId !== null || (scope.courseId !== null && areNamed(parts));
}

/** Arguments of `refine`: a request with parts names their file or course. */
export const partsInScope = [
  (request: StudyScope & { parts: readonly NamedPart[] | null }) =>
    partsFitScope(request, request.parts),
  { path: ["parts"], error: m.partsWithoutFile },
] as const satisfies Parameters<
  z.ZodType<StudyScope & { parts: readonly NamedPart[] | null }>["refine"]
>;

/** Arguments of `refine`: a request without a file or course names a topic. */
export function topicWithoutScope(error: () => string) {
  const isComplete = (request: StudyScope & { topic: string | null }) =>
    !isSameScope(request, everything) || request.topic !== null;
  return [isComplete, { path: ["topic"], error }] as const satisfies Parameters<
    z.ZodType<StudyScope & { topic: string | null }>["refine"]
  >;
}

export const fileParameters = z.object({ id: idSchema });

const longestAddress = 2_000;
const longestText = 200_000;

/** `POST /api/upload/address`, and its form. */
export const addressSchema = z.object({
  url: z
    .string({ error: () => m.addressMissing() })
    .trim()
    .max(longestAddress, { error: () => m.addressMalformed() })
    // People leave it out.
    .transform((url) => (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`))
    .refine((url) => URL.canParse(url), { error: () => m.addressMalformed() }),
});

/** `POST /api/upload/text`, and its form. */
export const pastedTextSchema = z.object({
  text: z
    .string({ error: () => m.textMissing() })
    .max(longestText, { error: () => m.textTooLong({ count: longestText }) })
    // Browsers send line ends as two characters. No text needs other control characters.
    .transform((text) => text.replace(/\r\n?/gu, "\n").replace(/[^\P{Cc}\t\n]/gu, ""))
    .refine((text) => text.trim() !== "", { error: () => m.textMissing() }),
  name: z
    .string()
    .trim()
    .max(topicLength, { error: () => m.topicTooLong({ count: topicLength }) })
    .nullish()
    .transform((name) => name || null),
});

export const uploadedFormSchema = z.object({
  fileId: z.array(idSchema).min(1).max(uploadRules.files),
  /** The path of the study mode that the learner came from. */
  redirectTo: z.string().catch("/app"),
  /** On small screens the chat starts automatically. */
  start: z.literal("chat").optional(),
});
