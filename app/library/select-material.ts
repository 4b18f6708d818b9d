import { type StudyScope, wholeLibrary } from "~/study-scope";
import type { FileSummary } from "./schema";

/** A course with its documents. */
interface CourseOfFiles {
  id: string;
  name: string;
  fileIds: readonly string[];
}

/** What a learner can select. */
export interface Materials {
  files: FileSummary[];
  courses: CourseOfFiles[];
}

/** What a page is about: a file, a course, or neither: everything, or nothing yet. */
export interface Selection {
  file: FileSummary | null;
  /** With its documents, in its order. */
  course: { id: string; name: string; files: FileSummary[] } | null;
}

/** What a URL selects: the course or the file that it names, else the first file. */
export function selectMaterial(
  { files, courses }: Materials,
  chosen: { fileId?: string | undefined; courseId?: string | undefined },
): Selection {
  const course = courses.find(({ id }) => id === chosen.courseId);
  if (course) {
    const own = course.fileIds.flatMap((id) => files.find((file) => file.id === id) ?? []);
    return { file: null, course: { id: course.id, name: course.name, files: own } };
  }
  if (chosen.fileId === wholeLibrary) return { file: null, course: null };
  const file = files.find(({ id }) => id === chosen.fileId) ?? files[0] ?? null;
  return { file, course: null };
}

export function scopeOf({ file, course }: Selection): StudyScope {
  return { fileId: file?.id ?? null, courseId: course?.id ?? null };
}

/** Whether there is text to study: in one of the files, soon, or in none; `empty` without files. */
export function statusOf(
  files: readonly Pick<FileSummary, "status">[],
): FileSummary["status"] | "empty" {
  if (files.length === 0) return "empty";
  const has = (status: FileSummary["status"]) => files.some((file) => file.status === status);
  if (has("ready")) return "ready";
  return has("reading") ? "reading" : "unreadable";
}
