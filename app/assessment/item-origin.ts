/** The document and course of an item, by which its exams are found. */
export interface ItemOrigin {
  /** Null if it comes from no document, or the document was deleted. */
  fileId: string | null;
  /** The course that it was put into directly; null if it is in none, or only through its document. */
  courseId: string | null;
}

/** The values for an item in a map by the ids of documents and courses. */
export function foundFor<T>(byId: ReadonlyMap<string, T | readonly T[]>, origin: ItemOrigin): T[] {
  return [origin.fileId, origin.courseId].flatMap((id) =>
    id === null ? [] : ((byId.get(id) ?? []) as T | T[]),
  );
}

/** Whether an item comes from one of these documents and courses. */
export function isFrom(ids: ReadonlySet<string>, { fileId, courseId }: ItemOrigin): boolean {
  return (fileId !== null && ids.has(fileId)) || (courseId !== null && ids.has(courseId));
}

/** The documents of a course, and the course itself: what its items come from. */
export function originsOf(course: { id: string; fileIds: readonly string[] }): string[] {
  return [course.id, ...course.fileIds];
}
