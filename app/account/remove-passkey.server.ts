import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { deletePasskey } from "./passkey-store.server";

/** @throws AppError not_found, also for another learner's passkey */
export async function removePasskey(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deletePasskey(app.database, actor.id, id))) {
    throw new AppError("not_found", m.passkeyNotFound());
  }
  app.log.info("passkey_removed", { userId: actor.id });
}
