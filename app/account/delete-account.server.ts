import type { BatchItem } from "drizzle-orm/batch";
import { endPayments } from "~/billing/end-payments.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { deleteUserStatement } from "./account-store.server";
import { beginToLeave, endLeaving } from "./leave-home.server";
import { requirePassword } from "./require-password.server";

/**
 * Deletes the learner who confirms it by their password.
 * @param session of the request, as it is stored
 * @throws AppError invalid_credentials, rate_limited or a payment provider's failure
 */
export async function deleteAccount(
  app: App,
  actor: Actor,
  currentPassword: string,
  session: string | null,
): Promise<void> {
  await requirePassword(app, actor, currentPassword, session);
  await removeAccount(app, actor);
}

/**
 * Deletes the learner with everything that is theirs, in one statement: all rows hang on the
 * learner's, and the keys of the stored bytes are entered for removal with them. Sessions on every
 * device end with it. What they pay for ends first; where that fails, nothing is deleted.
 * @param together statements that are executed with it, all or nothing
 * @throws AppError a payment provider's failure
 */
export async function removeAccount(
  app: App,
  actor: Actor,
  together: BatchItem<"sqlite">[] = [],
): Promise<void> {
  const removals = await Promise.all(
    app.studyModes.flatMap((mode) => mode.prepareRemoval?.(app, actor) ?? []),
  );
  await endPayments(app, actor);
  await beginToLeave(app, actor);
  // Before the row: whoever has to try again still finds it, and nothing is left that nobody finds.
  await app.dailyUsage(actor.id).forget();
  await app.database.batch([deleteUserStatement(app.database, actor.id), ...together]);
  const removed = Promise.all(removals.map((remove) => remove()));
  app.background.run("forget_after_account", removed);
  // What fails from here on, the hourly sweep takes up.
  app.background.run("leave_home", endLeaving(app, actor));
  app.background.run("sweep_after_account", sweepBytes(app));
  app.log.info("account_deleted", { userId: actor.id });
}
