import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { deleteOtherSessions, deleteSessionById } from "./session-store.server";

/** @throws AppError not_found, also for another learner's device */
export async function signOutDevice(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deleteSessionById(app.database, actor.id, id))) {
    throw new AppError("not_found", m.deviceNotFound());
  }
  app.log.info("device_signed_out", { userId: actor.id });
}

/**
 * Ends all sessions but the current one.
 * @param session hash of the request's session token
 * @returns how many ended
 */
export async function signOutOthers(
  app: App,
  actor: Actor,
  session: string | null,
): Promise<number> {
  const count = await deleteOtherSessions(app.database, actor.id, session ?? "");
  app.log.info("devices_signed_out", { userId: actor.id, count });
  return count;
}
