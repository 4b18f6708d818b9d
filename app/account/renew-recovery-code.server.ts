import type { Actor, App } from "~/platform/app.server";
import { newRecoveryCode } from "./new-recovery-code.server";
import { hasRecoveryCode, saveRecoveryCode } from "./recovery-store.server";
import { requirePassword } from "./require-password.server";

/**
 * Gives a learner a new recovery code; the one before it is worth nothing afterwards.
 * @param session of the request, as it is stored
 * @returns the code, which is kept nowhere
 * @throws AppError invalid_credentials or rate_limited
 */
export async function renewRecoveryCode(
  app: App,
  actor: Actor,
  currentPassword: string,
  session: string | null,
): Promise<string> {
  await requirePassword(app, actor, currentPassword, session);
  const { code, hash } = await newRecoveryCode();
  await saveRecoveryCode(app.database, actor.id, hash);
  app.log.info("recovery_code_renewed", { userId: actor.id });
  return code;
}

export function hasCode(app: App, actor: Actor): Promise<boolean> {
  return hasRecoveryCode(app.database, actor.id);
}
