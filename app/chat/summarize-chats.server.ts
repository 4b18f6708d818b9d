import type { App, Owner } from "~/platform/app.server";
import { listChatDays } from "./message-store.server";

/** The UTC days, counted from 1970, on which the learner wrote. */
export async function summarizeChats(app: App, owner: Owner): Promise<{ days: number[] }> {
  return { days: await listChatDays(app.database, owner.id) };
}
