import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { deletePasskey } from "./passkey-store.server";

/** @throws AppError not_found, also for another learner's passkey */
export async function removePasskey(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deletePasskey(app.database, actor.id, id))) throw notFound("That passkey");
  app.log.info("passkey_removed", { userId: actor.id });
}
