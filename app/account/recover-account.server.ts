import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { appForUsername } from "./find-shard.server";
import * as m from "./messages";
import { newRecoveryCode } from "./new-recovery-code.server";
import { hashToken } from "./random-token.server";
import { readRecoveryCode } from "./recovery-code";
import { consumeRecoveryCode, findUserByRecovery } from "./recovery-store.server";
import type { Recovery } from "./schema";
import { usernameKey } from "./username-key";

/**
 * Sets a password with a recovery code, which becomes invalid. All sessions of the learner end.
 * @returns the new recovery code
 * @throws AppError invalid_credentials, the same for an unknown name and a wrong code
 */
export async function recoverAccount(
  app: App,
  { username, recoveryCode, newPassword }: Recovery,
): Promise<string> {
  const typed = await hashToken(readRecoveryCode(recoveryCode) ?? "none");
  const key = usernameKey(username);
  const { database } = await appForUsername(app, key);
  const user = await findUserByRecovery(database, key, typed);
  if (!user) throw wrongCode();
  const next = await newRecoveryCode();
  const passwordHash = await app.passwords.hash(newPassword);
  const changes = { passwordHash, recoveryHash: next.hash };
  if (!(await consumeRecoveryCode(database, user.id, typed, changes))) throw wrongCode();
  app.log.info("password_reset", { userId: user.id, by: "code" });
  return next.code;
}

function wrongCode(): AppError {
  return new AppError("invalid_credentials", m.recoveryCodeWrong(), { field: "recoveryCode" });
}
