import { unknownTopic } from "~/ai/unknown-topic";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";

/**
 * The error for a topic or a document that nothing can be made from.
 * @param file the document's name; null for a topic alone
 * @param messages what the study mode says of a document, and of a topic in it
 */
export async function noContent(
  app: App,
  actor: Actor,
  { topic, file }: { topic: string | null; file: string | null },
  messages: {
    tooLittle(values: { file: string }): string;
    tooLittleAbout(values: { file: string; topic: string }): string;
  },
): Promise<AppError> {
  if (file === null) {
    const hasFiles = (await listFiles(app, actor)).length > 0;
    const message = await unknownTopic(app.textModel, topic, hasFiles);
    return new AppError("no_content", message, { field: "topic" });
  }
  return topic
    ? new AppError("no_content", messages.tooLittleAbout({ file, topic }), { field: "topic" })
    : new AppError("no_content", messages.tooLittle({ file }), { field: "useActiveFile" });
}
