import type { StudyScope } from "~/study-scope";

/** There is one conversation for each learner and file or course, and one about the whole library. */
export function conversationId(userId: string, { fileId, courseId }: StudyScope): string {
  if (courseId !== null) return `${userId}-course-${courseId}`;
  return fileId === null ? userId : `${userId}-${fileId}`;
}
