import { endPayments } from "~/billing/end-payments.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { deleteUser } from "./account-store.server";
import { requirePassword } from "./require-password.server";

/**
 * Deletes the learner with everything that is theirs, in one statement: all rows hang on the
 * learner's, and the keys of the stored bytes are entered for removal with them. Sessions on every
 * device end with it. What they pay for ends first; where that fails, nothing is deleted.
 * @param address of the client, for counting only
 * @throws AppError invalid_credentials, rate_limited or a payment provider's failure
 */
export async function deleteAccount(
  app: App,
  actor: Actor,
  currentPassword: string,
  address: string,
): Promise<void> {
  await requirePassword(app, actor, currentPassword, address);
  await endPayments(app, actor);
  await deleteUser(app.database, actor.id);
  await app.dailyUsage(actor.id).forget();
  // What fails from here on, the hourly sweep takes up.
  app.background.run("sweep_after_account", sweepBytes(app));
  app.log.info("account_deleted", { userId: actor.id });
}
