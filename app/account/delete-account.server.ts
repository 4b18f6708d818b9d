import type { BatchItem } from "drizzle-orm/batch";
import { endPayments } from "~/billing/end-payments.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { deleteUserStatement } from "./account-store.server";
import { beginShardRelease, finishShardRelease } from "./release-shard.server";
import { requirePassword } from "./require-password.server";

/**
 * Deletes the learner's account after checking their password.
 * @param session hash of the request's session token
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
 * Deletes the learner and all of their data in one statement: rows by cascade, which includes sessions; a
 * trigger marks stored objects for removal. Subscriptions are cancelled first; if that fails, nothing is
 * deleted.
 * @param together statements to run in the same batch
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
  await beginShardRelease(app, actor);
  // Before the row is deleted, so that a failed attempt can be repeated.
  await app.dailyUsage(actor.id).forget();
  await app.database.batch([deleteUserStatement(app.database, actor.id), ...together]);
  const removed = Promise.all(removals.map((remove) => remove()));
  app.background.run("forget_after_account", removed);
  // The hourly sweep repeats what fails from here on.
  app.background.run("release_shard", finishShardRelease(app, actor));
  app.background.run("sweep_after_account", sweepBytes(app));
  app.log.info("account_deleted", { userId: actor.id });
}
