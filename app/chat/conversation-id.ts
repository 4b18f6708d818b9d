import type { StudyScope } from "~/study-scope";

/** The id of a learner's conversation about a file, a course or the whole library; there is one of each. */
export function conversationId(userId: string, { fileId, courseId }: StudyScope): string {
  if (courseId !== null) return `${userId}-course-${courseId}`;
  return fileId === null ? userId : `${userId}-${fileId}`;
}
