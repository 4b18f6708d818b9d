import type { App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import { insertActionStatement } from "./admin-action-store.server";

type ActionName =
  | "reset_password"
  | "grant_premium"
  | "take_back_premium"
  | "ban"
  | "unban"
  | "delete"
  | "rebuild_index"
  | "remove_unowned_bytes"
  | "retry_reading"
  | "backup"
  | "restore";

/** Inserts an audit record, in the batch of the action itself. */
export function actionStatement(
  app: App,
  action: ActionName,
  learnerId: string | null,
  note: string | null = null,
) {
  const row = { id: newId(), at: app.clock.now(), action, learnerId, note };
  return insertActionStatement(app.database, row);
}

/** Logs an action, without its note, after it succeeded. */
export function logAction(app: App, action: ActionName, learnerId: string | null): void {
  app.log.info("admin_action", { action, userId: learnerId });
}

/**
 * Records an action of several batches beforehand. Actions that concern no single learner are recorded in the
 * first database.
 */
export async function recordAction(
  app: App,
  action: ActionName,
  note: string | null = null,
): Promise<void> {
  await actionStatement(app.at(0), action, null, note);
  logAction(app, action, null);
}
