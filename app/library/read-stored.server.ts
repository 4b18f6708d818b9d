import type { Actor, App } from "~/platform/app.server";
import { type Stored, sumStored } from "./file-store.server";

/** How much a learner has stored: bytes of files, and passages of their text. */
export async function readStored(app: App, actor: Actor): Promise<Stored> {
  return sumStored(app.database, actor.id);
}
