import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";
import { listAllMessages } from "./message-store.server";
import type { ChatMessage } from "./schema";

/** Every conversation of the learner; the one about the whole library has neither `fileId` nor `courseId`. */
export async function exportConversations(
  app: App,
  actor: Actor,
): Promise<(StudyScope & { messages: ChatMessage[] })[]> {
  const messages = await listAllMessages(app.database, actor.id);
  const conversations = Map.groupBy(messages, (message) => conversationId(actor.id, message));
  return [...conversations.values()].flatMap((own) => {
    const [first] = own;
    return first ? { fileId: first.fileId, courseId: first.courseId, messages: own } : [];
  });
}
