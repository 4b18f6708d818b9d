import { z } from "zod";
import { idSchema, optionalId } from "~/library/schema";
import { courseLimits } from "./course-limits";
import * as m from "./messages";

/** A course, as the API answers it. */
export interface Course {
  id: string;
  name: string;
  /** A UTC day, YYYY-MM-DD; null if there is no exam. */
  examOn: string | null;
  fileIds: string[];
}

const { nameLength, files } = courseLimits;

const name = z
  .string({ error: m.nameMissing })
  .trim()
  .min(1, { error: m.nameMissing })
  .max(nameLength, { error: () => m.nameTooLong({ count: nameLength }) });

const examOn = z.iso.date({ error: m.examImpossible });

const fileIds = z
  .array(idSchema)
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(idSchema).max(files, { error: () => m.tooManyDocuments({ count: files }) }));

/** `POST /api/courses`. */
export const newCourseSchema = z.object({
  name,
  examOn: examOn.nullish().transform((day) => day ?? null),
  fileIds: fileIds.default([]),
});

export type CourseInput = z.output<typeof newCourseSchema>;

/** `PATCH /api/courses/{id}`: what is left out stays. */
export const courseChangeSchema = z
  .object({
    id: idSchema,
    name: name.optional(),
    examOn: examOn.nullable().optional(),
    fileIds: fileIds.optional(),
  })
  .refine((change) => Object.keys(change).length > 1, { error: m.nothingToChange });

export type CourseChange = Omit<z.output<typeof courseChangeSchema>, "id">;

export const courseParameters = z.object({ id: idSchema });

/** `GET /api/courses/{id}/load`: until another day than the course has. */
export const loadParameters = z.object({ id: idSchema, examOn: examOn.optional() });

const filePrefix = "file-";

/** The name of a document's checkbox; each has its own, so that a failed form keeps all values. */
export const fileField = (id: string) => `${filePrefix}${id}`;

/** The documents whose checkboxes are checked. */
function checkedFiles(form: Record<string, unknown>): string[] {
  const checked = Object.keys(form).filter((field) => field.startsWith(filePrefix));
  return checked.map((field) => field.slice(filePrefix.length)).slice(0, files + 1);
}

const formFields = z.looseObject({ name, examOn: examOn.optional() });

const readForm = (form: z.output<typeof formFields>) => ({
  name: form.name,
  examOn: form.examOn ?? null,
  fileIds: checkedFiles(form),
});

/** The form of a new course. */
export const courseForm = formFields
  .transform(readForm)
  .pipe(z.object({ name, examOn: examOn.nullable(), fileIds }));

/** The form of a course. */
export const courseChangeForm = formFields
  .extend({ courseId: idSchema })
  .transform((form) => ({ courseId: form.courseId, ...readForm(form) }))
  .pipe(z.object({ courseId: idSchema, name, examOn: examOn.nullable(), fileIds }));

/** `PATCH /api/collections/{id}`. */
export const collectionMoveSchema = z.object({ id: idSchema, courseId: idSchema.nullable() });

/** The form that puts a deck or past paper into a course, or takes it out of its course. */
export const collectionMoveForm = z.object({
  collection: idSchema,
  courseId: optionalId,
  /** The page to return to. */
  back: z.string().max(500),
});

/** The page of a form that puts what it makes into a course. */
export const optionalCourse = z.object({ courseId: idSchema.optional().catch(undefined) });

export const courseIdParameters = z.object({ courseId: idSchema });

/** A course's page; with `show`, it shows the form's values and their days before they are saved. */
export const coursePageParameters = z
  .looseObject({
    courseId: idSchema.optional(),
    name: z.string().max(1_000).optional().catch(undefined),
    examOn: z.string().max(40).optional().catch(undefined),
    show: z.literal("days").optional().catch(undefined),
    /** The only document of a new course. */
    fileId: idSchema.optional().catch(undefined),
  })
  .transform(({ courseId, name, examOn, show, fileId, ...form }) => ({
    courseId,
    fileId,
    draft: show && {
      name: name ?? null,
      examOn: examOn ?? null,
      // A URL with only the day shows it for the documents of the course.
      fileIds: name === undefined ? null : checkedFiles(form).map((id) => id.slice(0, 64)),
    },
  }));

/** Whether a text is a day of the calendar. */
export const isDay = (text: string) => examOn.safeParse(text).success;
