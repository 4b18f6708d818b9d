import type { Actor, App } from "~/platform/app.server";
import { newRecoveryCode } from "./new-recovery-code.server";
import { hasRecoveryCode, saveRecoveryCode } from "./recovery-store.server";
import { requirePassword } from "./require-password.server";

/**
 * Replaces the learner's recovery code.
 * @param session hash of the request's session token
 * @returns the code, which is stored only as a hash
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
