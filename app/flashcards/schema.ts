import { z } from "zod";
import type { Citation } from "~/ai/ports";
import { exportFormats } from "~/assessment/export/export-formats";
import { grades } from "~/assessment/grades";
import type { Memory } from "~/assessment/memory";
import type { NamedPart } from "~/library/document-parts";
import {
  havePlace,
  idSchema,
  oneScope,
  optionalId,
  partsField,
  partsParameter,
  scopeFields,
  selectionParameters,
  topicField,
} from "~/library/schema";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import { deckSizes, deckTitleLimit } from "./deck-rules";
import * as m from "./messages";

const count = z
  .number({ error: m.countMissing })
  .min(deckSizes.min, { error: m.countTooSmall })
  .max(deckSizes.max, { error: m.countTooLarge })
  .multipleOf(deckSizes.step, { error: m.countNotInSteps });

/** `POST /api/flashcards`. */
export const deckRequestSchema = z
  .object({
    ...scopeFields,
    topic: topicField,
    count: count.default(deckSizes.default),
    includeTerm: z.boolean().default(true),
    includeDefinition: z.boolean().default(true),
    includeExamples: z.boolean().default(false),
    parts: partsField,
  })
  .refine(...oneScope)
  .refine((request) => !isSameScope(request, everything) || request.topic !== null, {
    path: ["topic"],
    error: m.noContent,
  })
  .refine((request) => havePlace(request, request.parts), {
    path: ["parts"],
    error: m.partsWithoutFile,
  })
  .transform((request) => ({ ...request, trackMastery: false }));

const checkbox = z
  .enum(["on"])
  .optional()
  .transform((value) => value === "on");

/** The settings form. */
export const deckFormSchema = z
  .object({
    ...scopeFields,
    topic: topicField,
    useActiveFile: z.enum(["true", "false"]).optional(),
    count: z.preprocess((value) => {
      if (value === undefined) return deckSizes.default;
      // A field named "count.x" turns it into an object, which Number() may not accept.
      return typeof value === "object" ? value : Number(value);
    }, count),
    includeTerm: checkbox,
    includeDefinition: checkbox,
    includeExamples: checkbox,
    trackMastery: checkbox,
    parts: partsParameter,
  })
  .refine(...oneScope)
  .transform(({ parts, ...form }) =>
    form.useActiveFile === "true"
      ? { ...form, parts: havePlace(form, parts) ? parts : null }
      : { ...form, ...everything, parts: null },
  )
  .superRefine((form, context) => {
    if (isSameScope(form, everything) && form.topic === null) {
      context.addIssue({ code: "custom", path: ["topic"], message: m.noContent() });
    }
  });

export interface DeckRequest extends StudyScope {
  topic: string | null;
  count: number;
  includeTerm: boolean;
  includeDefinition: boolean;
  includeExamples: boolean;
  trackMastery: boolean;
  /** Only these parts of the file or course. */
  parts?: readonly NamedPart[] | null;
}

export interface Flashcard {
  id: string;
  front: string;
  back: string;
  /** Null if there was no material, or its file was deleted. */
  source: Citation | null;
}

/** A card of a stored deck, with its schedule. */
export interface StoredCard extends Flashcard, Memory {
  /** From 1; a removed card leaves a gap. */
  number: number;
}

/** A deck as `POST /api/flashcards` answers it. */
export interface Deck {
  id: string;
  flashcards: Flashcard[];
  /** Why there are fewer cards than requested. */
  notice?: string;
}

export const setupParameters = selectionParameters.extend({
  /** A deck whose settings the form starts with. */
  from: idSchema.optional(),
  parts: partsParameter,
});

export const deckParameters = z.object({ deckId: idSchema });

export const deckPageParameters = deckParameters.extend({
  /** Of its cards, from 1; one after the last shows the last. */
  page: z.coerce.number().int().min(1).catch(1),
});

export const cardParameters = deckParameters.extend({ cardId: idSchema });

export const exportParameters = deckParameters.extend({
  format: z
    .enum([...exportFormats, "anki"])
    .catch("csv")
    .transform((format) => (format === "anki" ? "apkg" : format)),
});

const shuffleSeed = z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined);

/** Numbers of removed cards are not given again. */
const mostCardNumber = 1_000_000;

export const studyParameters = deckParameters.extend({
  /** The number of the card that is shown; without it, the first one that is due. */
  card: z.coerce.number().int().min(1).max(mostCardNumber).optional().catch(undefined),
  side: z.enum(["front", "back"]).catch("front"),
  shuffle: shuffleSeed,
  /** The last card was followed by the first. */
  cycle: z.literal("completed").optional().catch(undefined),
});

/** Characters of a card's front or back. */
const longestSide = 1_000;

const cardText = (missing: () => string, tooLong: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(longestSide, { error: tooLong });

export const editSchema = cardParameters.extend({
  front: cardText(m.frontMissing, m.frontTooLong),
  back: cardText(m.backMissing, m.backTooLong),
});

/** `POST /api/cards`. */
export const newCardSchema = z
  .object({
    deckId: optionalId,
    front: cardText(m.frontMissing, m.frontTooLong),
    back: cardText(m.backMissing, m.backTooLong),
    ...scopeFields,
    page: z
      .number()
      .int()
      .min(1)
      .max(100_000)
      .nullish()
      .transform((page) => page ?? null),
    quote: z
      .string()
      .trim()
      .max(2_000, { error: m.quoteTooLong })
      .nullish()
      .transform((quote) => quote || null),
  })
  .refine(...oneScope)
  .refine(({ deckId, courseId }) => deckId === null || courseId === null, {
    path: ["courseId"],
    error: m.deckAndCourse,
  })
  .refine(({ fileId, quote }) => fileId === null || quote !== null, {
    path: ["quote"],
    error: m.quoteMissing,
  });

export type NewCard = z.output<typeof newCardSchema>;

/** What "Write a flashcard" starts with. */
export const newCardParameters = z.object({
  fileId: idSchema.optional().catch(undefined),
  courseId: idSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** Words selected in the reader. */
  quote: z
    .string()
    .transform((words) => words.slice(0, longestSide))
    .optional()
    .catch(undefined),
});

/** The form "Write a flashcard". The words of the document are its back unless another is written. */
export const newCardFormSchema = z
  .object({
    ...scopeFields,
    page: z.coerce.number().int().min(1).optional().catch(undefined),
    quote: z.string().trim().max(longestSide, { error: m.wordsTooLong }).default(""),
    front: cardText(m.frontMissing, m.frontTooLong),
    back: z.string().trim().max(longestSide, { error: m.backTooLong }).default(""),
  })
  .transform(({ quote, page, ...form }) => {
    const cited = form.fileId !== null && quote !== "";
    return {
      ...form,
      back: form.back || quote,
      quote: cited ? quote : null,
      page: cited ? (page ?? null) : null,
      // A document's card is in the document's courses.
      courseId: form.fileId === null ? form.courseId : null,
    };
  })
  .refine(({ back }) => back !== "", { path: ["back"], error: m.backMissing });

export const ownCardParameters = z.object({ id: idSchema });

/** `PATCH /api/cards/{id}`. */
export const cardChangeSchema = ownCardParameters
  .extend({
    front: cardText(m.frontMissing, m.frontTooLong).optional(),
    back: cardText(m.backMissing, m.backTooLong).optional(),
    courseId: idSchema.nullable().optional(),
  })
  .refine((change) => Object.keys(change).length > 1, {
    path: ["front"],
    error: m.nothingToChange,
  });

export type CardChange = z.output<typeof cardChangeSchema>;

/** The form that chooses the course of a card. */
export const cardCourseForm = cardParameters.extend({ courseId: optionalId });

/** `POST /api/import` with a text. */
export const importTextSchema = z.object({
  text: z.string({ error: m.nothingToImport }).trim().min(1, { error: m.nothingToImport }),
  courseId: optionalId,
});

const deckTitle = z
  .string({ error: m.nameMissing })
  .trim()
  .min(1, { error: m.nameMissing })
  .max(deckTitleLimit, { error: m.nameTooLong });

export const renameForm = deckParameters.extend({ title: deckTitle });

/** `PATCH /api/decks/{id}`. */
export const deckChangeSchema = z.object({ id: idSchema, title: deckTitle });

/** "Add a card". */
export const addFormSchema = deckParameters.extend({
  front: cardText(m.frontMissing, m.frontTooLong),
  back: cardText(m.backMissing, m.backTooLong),
});

export const rateSchema = deckParameters.extend({
  card: z.coerce.number().int().min(1).max(mostCardNumber),
  grade: z.enum(grades, { error: m.gradeMissing }),
  /** How often the card had been rated when it was shown: each showing is rated once. */
  reps: z.coerce.number().int().min(0),
  shuffle: shuffleSeed,
});

export const undoSchema = deckParameters.extend({
  rating: idSchema,
  shuffle: shuffleSeed,
});
