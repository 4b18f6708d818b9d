import { z } from "zod";
import { grades } from "~/assessment/grades";
import { idSchema, oneScope, optionalId, scopeFields } from "~/library/schema";
import { limitRange } from "./daily-limits";
import { questionLimits } from "./edit-question";
import { mostOnSheet } from "./kept-sheet";
import * as m from "./messages";
import { isPushEndpoint } from "./push-endpoint";
import { isTimeZone, reminderHours } from "./reminder-times";

const kind = z.enum(["card", "question"]);

/** `GET /api/review`. */
export const queueParameters = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    ...scopeFields,
  })
  .refine(...oneScope);

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
        : [answer.rating, answer.parts, answer.typed].some((given) => given !== undefined),
    { error: m.answerMissing },
  );

/** `GET /api/review/calendar/{token}.ics`. */
export const calendarParameters = z.object({ file: z.string().max(100) });

/** In the address of a session of a course, of parts or of decks, and so with each of its forms. */
const scope = {
  courseId: idSchema.optional().catch(undefined),
  fileId: idSchema.optional().catch(undefined),
  parts: z.string().max(500).optional().catch(undefined),
  decks: z.string().max(800).optional().catch(undefined),
  practice: z.literal("yes").optional().catch(undefined),
};

/** A page of the session. */
export const sessionParameters = z.object({
  /** The card that is shown; without it, the first of the queue. */
  item: idSchema.optional().catch(undefined),
  side: z.enum(["front", "back"]).catch("front"),
  /** The rating whose question is shown with its feedback. */
  answered: idSchema.optional().catch(undefined),
  /** The end is shown, whatever is left. */
  end: z.literal("yes").optional().catch(undefined),
  ...scope,
});

const answerId = z.string().min(1).max(100);

/** How sure the learner is, if they say so. */
const sure = z.enum(["yes", "no"]).optional();

/** The form of a question. */
export const questionForm = z.object({
  item: idSchema,
  ...scope,
  answerId,
  option: z.coerce.number({ error: m.optionMissing }).int().min(0).max(5),
  sure,
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
    sure,
    /** How many parts the answer has, if the learner judges each. */
    partCount: z.coerce.number().int().min(1).max(100).optional(),
    part: checkedParts,
  })
  .refine(({ grade, partCount }) => grade !== undefined || partCount !== undefined, {
    path: ["grade"],
    error: m.gradeMissing,
  });

/** An answer to a card that is typed before its back is shown. */
export const typedForm = z.object({ item: idSchema, typed: typed.default(""), sure });

export const undoForm = z.object({ rating: idSchema, ...scope });

const back = z.string().max(500).optional().catch(undefined);

/** The page of what the learner called wrong. */
export const wrongParameters = z.object({ item: idSchema.optional().catch(undefined), back });

const reason = z
  .string({ error: m.reasonMissing })
  .trim()
  .min(1, { error: m.reasonMissing })
  .max(500, { error: m.reasonTooLong });

/** "This is wrong". */
export const wrongForm = z.object({ item: idSchema, back, reason });

export const putBackForm = z.object({ item: idSchema, back });

export const itemParameters = z.object({ id: idSchema });

const text = (longest: number, missing: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(longest, { error: () => m.textTooLong({ limit: longest }) });

const longText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: () => m.textTooLong({ limit: longest }) });

const mostOptions = questionLimits.options;
const option = longText(questionLimits.option);

function areDifferent(options: readonly string[]): boolean {
  return new Set(options).size === options.length;
}

/** `PATCH /api/questions/{id}`. */
export const questionChangeSchema = itemParameters
  .extend({
    question: text(questionLimits.question, m.questionMissing).optional(),
    options: z
      .array(option.min(1, { error: m.tooFewOptions }))
      .min(2, { error: m.tooFewOptions })
      .max(mostOptions)
      .refine(areDifferent, { error: m.optionsAlike })
      .optional(),
    correctAnswer: z
      .number()
      .int()
      .min(0)
      .max(mostOptions - 1)
      .optional(),
    explanation: longText(questionLimits.explanation).optional(),
  })
  .refine(({ id: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    path: ["question"],
    error: m.nothingToChange,
  });

/** The form of a question; options that are empty are left out. */
export const questionEditForm = z
  .object({
    item: idSchema,
    back,
    question: text(questionLimits.question, m.questionMissing),
    options: z.array(option.default("")).max(mostOptions).default([]),
    correct: z.coerce
      .number({ error: m.rightMissing })
      .int()
      .min(0)
      .max(mostOptions - 1),
    explanation: longText(questionLimits.explanation).default(""),
  })
  .superRefine(({ options, correct }, context) => {
    const given = options.filter((one) => one !== "");
    const refuse = (message: string) =>
      context.addIssue({ code: "custom", path: ["options"], message });
    if (given.length < 2) refuse(m.tooFewOptions());
    else if (!areDifferent(given)) refuse(m.optionsAlike());
    else if (!options[correct]) refuse(m.rightMissing());
  })
  .transform(({ options, correct, ...form }) => {
    const given = options.filter((one) => one !== "");
    return { ...form, options: given, correctAnswer: given.indexOf(options[correct] ?? "") };
  });

const side = text(1_000, m.sideMissing);

/** The form of a card. */
export const cardEditForm = z.object({ item: idSchema, back, front: side, answer: side });

/** The page of an item that is edited. */
export const editParameters = z.object({ item: idSchema, back });

/** `POST /api/items/{id}/wrong`. */
export const wrongSchema = itemParameters.extend({ reason });

/** The page of a sheet. */
export const sheetParameters = z.object({ code: z.string().max(50).optional().catch(undefined) });

/** By the items' places on the sheet. */
const tick = z.enum(["skip", ...grades, "0", "1", "2", "3", "4", "5"]);

/** What was ticked on a sheet. */
export const sheetForm = z.object({
  code: z.string().max(50),
  ticks: z.array(tick.optional()).max(mostOnSheet).default([]),
});

export const sheetCodeParameters = z.object({ code: z.string().max(50) });

/** `POST /api/review/sheets/{code}`: by place a grade, the number of an option, or null for what was left out. */
export const sheetAnswersSchema = sheetCodeParameters.extend({
  ticks: z.array(z.union([z.enum(grades), selected]).nullable()).max(mostOnSheet),
});

/** `DELETE /api/review/answers/{ratingId}`. */
export const ratingParameters = z.object({ ratingId: idSchema });

/** `DELETE /api/review/keep`. */
export const keptWorkParameters = z.object({ mode: z.string().max(50), workId: idSchema });

/** `POST /api/review/keep`. */
export const keepSchema = keptWorkParameters.extend({
  keep: z.boolean().default(true),
});

/** The answer to "Keep these for review?". */
export const keepForm = z.object({
  mode: z.string().max(50),
  workId: idSchema,
  keep: z.enum(["yes", "no", "remove"]),
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

const wholeLimit = ({ min, max }: { min: number; max: number }) => {
  const error = () => m.limitOutOfRange({ min, max });
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error }).optional();
};

/** `PATCH /api/review/settings`. */
export const settingsSchema = z.object({
  newPerDay: wholeLimit(limitRange.newPerDay),
  duePerDay: wholeLimit(limitRange.duePerDay),
});

const hour = z.coerce
  .number({ error: m.hourMissing })
  .int({ error: m.hourMissing })
  .min(reminderHours.first, { error: m.hourMissing })
  .max(reminderHours.last, { error: m.hourMissing });

const timeZone = z.string().max(64).refine(isTimeZone, { error: m.unknownTimeZone });

/** What `PushManager.subscribe` gives: an uncompressed P-256 point and 16 bytes. */
const address = {
  endpoint: z.string().refine(isPushEndpoint, { error: m.noPushEndpoint }),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
};

/** `POST /api/review/reminders`. */
export const reminderSchema = z.object({
  subscription: z.object({
    endpoint: address.endpoint,
    keys: z.object({ p256dh: address.p256dh, auth: address.auth }),
  }),
  hour: hour.optional(),
  timeZone,
});

/** `PATCH /api/review/reminders`, and the form of the hour. */
export const reminderTimeSchema = z.object({ hour, timeZone });

/** The form that scripts send once the browser has subscribed. */
export const reminderForm = reminderTimeSchema.extend(address);

/** `POST /api/past-papers` without a file. */
export const pastPaperSchema = z.object({
  text: z.string({ error: m.paperMissing }),
  title: z.string().max(200).optional(),
  keep: z.boolean().optional(),
  courseId: optionalId,
});
