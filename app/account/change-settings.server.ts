import { syncLearnerEmail } from "~/billing/sync-customer-email.server";
import type { Actor, App } from "~/platform/app.server";
import { saveSettings } from "./account-store.server";
import { toActor } from "./find-actor.server";
import { requirePassword } from "./require-password.server";
import type { Settings } from "./schema";

/**
 * Changes the email address and, if given, the password. A new password ends all other sessions.
 * @param session hash of the request's session token
 * @throws AppError invalid_credentials or rate_limited
 */
export async function changeSettings(
  app: App,
  actor: Actor,
  settings: Settings,
  session: string | null,
): Promise<Actor> {
  const { email, newPassword } = settings;
  await requirePassword(app, actor, settings.currentPassword, session, newPassword);
  const passwordHash = newPassword ? await app.passwords.hash(newPassword) : null;
  const user = await saveSettings(app.database, actor.id, {
    email,
    passwordHash,
    keptSession: session,
  });
  if (email !== actor.email)
    app.background.run("customer_email_sync", syncLearnerEmail(app, actor));
  app.log.info("settings_changed", { userId: actor.id, password: passwordHash !== null });
  return toActor(app, user);
}
