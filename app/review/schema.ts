import { z } from "zod";
import { grades } from "~/assessment/grades";
import { idSchema } from "~/library/schema";
import { limitRange } from "./daily-limits";
import { mostOnSheet } from "./kept-sheet";
import * as m from "./messages";

const kind = z.enum(["card", "question"]);

/** `GET /api/review`. */
export const queueParameters = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    fileId: idSchema.optional(),
    courseId: idSchema.optional(),
  })
  .refine(({ fileId, courseId }) => fileId === undefined || courseId === undefined, {
    path: ["courseId"],
    error: m.fileAndCourse,
  });

const selected = z.number().int().min(0).max(5);
const typed = z.string().max(2_000, { error: m.typedTooLong });

/** `POST /api/review/{itemId}`. */
export const answerSchema = z
  .object({
    itemId: idSchema,
    kind,
    rating: z.enum(["again", "hard", "good", "easy"]).optional(),
    selected: selected.optional(),
    typed: typed.optional(),
    parts: z.array(z.boolean()).min(1).max(100).optional(),
    sure: z.boolean().optional(),
    /** When it was answered, if not just now. */
    answeredAt: z.iso.datetime().optional(),
    answerId: z.string().min(1).max(100),
  })
  .refine(
    (answer) =>
      answer.kind === "question"
        ? answer.selected !== undefined
        : answer.rating !== undefined || answer.parts !== undefined,
    { error: m.answerMissing },
  );

/** `GET /api/review/calendar/{token}.ics`. */
export const calendarParameters = z.object({ file: z.string().max(100) });

/** In the address of a session of a course or of parts of a document, and so with each of its forms. */
const scope = {
  courseId: idSchema.optional().catch(undefined),
  fileId: idSchema.optional().catch(undefined),
  parts: z.string().max(500).optional().catch(undefined),
};

/** A page of the session. */
export const sessionParameters = z.object({
  /** The card that is shown; without it, the first of the queue. */
  item: idSchema.optional().catch(undefined),
  side: z.enum(["front", "back"]).catch("front"),
  /** The rating whose question is shown with its feedback. */
  answered: idSchema.optional().catch(undefined),
  ...scope,
});

const answerId = z.string().min(1).max(100);

/** The form of a question. */
export const questionForm = z.object({
  item: idSchema,
  ...scope,
  answerId,
  option: z.coerce.number({ error: m.optionMissing }).int().min(0).max(5),
  sure: z.enum(["yes", "no"]).optional(),
});

const checkedParts = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.coerce.number().int().min(0).max(99)).max(100),
);

/** The form of a card, after its back was shown. */
export const cardForm = z
  .object({
    item: idSchema,
    ...scope,
    answerId,
    grade: z.enum(grades).optional(),
    /** How many parts the answer has, if the learner judges each. */
    partCount: z.coerce.number().int().min(1).max(100).optional(),
    part: checkedParts,
  })
  .refine(({ grade, partCount }) => grade !== undefined || partCount !== undefined, {
    path: ["grade"],
    error: m.gradeMissing,
  });

/** An answer to a card that is typed before its back is shown. */
export const typedForm = z.object({ item: idSchema, typed: typed.default("") });

export const undoForm = z.object({ rating: idSchema, ...scope });

/** "This is wrong". */
export const wrongForm = z.object({
  item: idSchema,
  ...scope,
  kind,
  reason: z.string().trim().min(1, { error: m.reasonMissing }).max(500, { error: m.reasonTooLong }),
});

/** The page of a sheet. */
export const sheetParameters = z.object({ code: z.string().max(50).optional().catch(undefined) });

/** By the items' places on the sheet. */
const tick = z.enum(["skip", ...grades, "0", "1", "2", "3", "4", "5"]);

/** What was ticked on a sheet. */
export const sheetForm = z.object({
  code: z.string().max(50),
  ticks: z.array(tick.optional()).max(mostOnSheet).default([]),
});

/** The answer to "Keep these for review?". */
export const keepForm = z.object({
  mode: z.string().max(50),
  workId: idSchema,
  keep: z.enum(["yes", "no"]),
  /** The page to return to. */
  back: z.string().max(500),
});

const limit = ({ min, max }: { min: number; max: number }) => {
  const error = () => m.limitOutOfRange({ min, max });
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

export const settingsForm = z.object({
  newPerDay: limit(limitRange.newPerDay),
  duePerDay: limit(limitRange.duePerDay),
});
