import type { Actor, App } from "~/platform/app.server";
import { listChatDays } from "./message-store.server";

/** The UTC days, counted from 1970, on which the learner wrote. */
export async function sumUpChats(app: App, actor: Actor): Promise<{ days: number[] }> {
  return { days: await listChatDays(app.database, actor.id) };
}
