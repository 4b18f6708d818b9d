/** What is studied: a document, a course, or with neither everything. Never both. */
export interface StudyScope {
  fileId: string | null;
  courseId: string | null;
}

/** The whole library. */
export const everything: StudyScope = { fileId: null, courseId: null };

/** In a URL, instead of a file's id: the whole library. */
export const wholeLibrary = "library";

/** The parameters of a page's URL that select it. */
export function scopeParameters({ fileId, courseId }: StudyScope): Record<string, string> {
  return courseId === null ? { fileId: fileId ?? wholeLibrary } : { courseId };
}

/** The page of a path about it. */
export function scopedLink(path: string, scope: StudyScope): string {
  return `${path}?${new URLSearchParams(scopeParameters(scope))}`;
}

export function isSameScope(a: StudyScope, b: StudyScope): boolean {
  return a.fileId === b.fileId && a.courseId === b.courseId;
}
