import { unknownTopic } from "~/ai/unknown-topic";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";

interface Wanted {
  topic: string | null;
  /** Of the document or course; null if there is only a topic. */
  name: string | null;
  courseId: string | null;
  parts?: unknown;
}

/**
 * The error for a topic, a document or a course that nothing can be made from.
 * @param messages what the study mode says of it, and of a topic in it
 */
export async function noContent(
  app: App,
  actor: Actor,
  { topic, name, courseId, parts }: Wanted,
  messages: {
    tooLittle(values: { name: string }): string;
    tooLittleInCourse(values: { name: string }): string;
    tooLittleInParts(values: { name: string }): string;
    tooLittleAbout(values: { name: string; topic: string }): string;
  },
): Promise<AppError> {
  if (name === null) {
    const hasFiles = (await listFiles(app, actor)).length > 0;
    const message = await unknownTopic(app.textModel, topic, hasFiles);
    return new AppError("no_content", message, { field: "topic" });
  }
  const ofWhole = courseId === null ? messages.tooLittle : messages.tooLittleInCourse;
  const tooLittle = parts ? messages.tooLittleInParts : ofWhole;
  return topic
    ? new AppError("no_content", messages.tooLittleAbout({ name, topic }), { field: "topic" })
    : new AppError("no_content", tooLittle({ name }), { field: "useActiveFile" });
}
