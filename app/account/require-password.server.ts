import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUserByKey } from "./account-store.server";
import { checkPassword } from "./check-password.server";
import { usernameKey } from "./username-key";

/**
 * Lets a signed-in learner go on only with their current password.
 * @param address of the client, for counting only
 * @throws AppError invalid_credentials, with an issue of `currentPassword`, or rate_limited
 */
export async function requirePassword(
  app: App,
  actor: Actor,
  currentPassword: string,
  address: string,
): Promise<void> {
  const key = usernameKey(actor.username);
  const user = await findUserByKey(app.database, key);
  const account = { key, hash: user?.passwordHash ?? null };
  if (await checkPassword(app, account, currentPassword, address)) return;
  const message = "That is not your current password.";
  throw new AppError("invalid_credentials", message, {
    issues: [{ path: "currentPassword", message }],
  });
}
