import type { App, Owner } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { listConversedScopes } from "./message-store.server";

/** The files and courses with a conversation. */
export async function listConversed(app: App, owner: Owner): Promise<StudyScope[]> {
  return listConversedScopes(app.database, owner.id);
}
