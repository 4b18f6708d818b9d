import { tellOwnAddress } from "~/billing/tell-address.server";
import type { Actor, App } from "~/platform/app.server";
import { saveSettings } from "./account-store.server";
import { toActor } from "./find-actor.server";
import { requirePassword } from "./require-password.server";
import type { Settings } from "./schema";

/**
 * Changes email and, where a new one is given, the password; a new password signs out every other
 * session.
 * @param session of the request, as it is stored
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
  if (email !== actor.email) app.background.run("address_untold", tellOwnAddress(app, actor));
  app.log.info("settings_changed", { userId: actor.id, password: passwordHash !== null });
  return toActor(app, user);
}
