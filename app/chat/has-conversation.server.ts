import type { Actor, App } from "~/platform/app.server";
import { listMessages } from "./message-store.server";

/** Whether anything has been said about a file, or about the whole library. */
export async function hasConversation(
  app: App,
  actor: Actor,
  fileId: string | null,
): Promise<boolean> {
  const [newest] = await listMessages(app.database, { userId: actor.id, fileId }, 1);
  return newest !== undefined;
}
