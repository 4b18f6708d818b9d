import { hashToken } from "./random-token.server";
import { recoveryCodeOf } from "./recovery-code";

/** A code to show once, and the hash to store. */
export async function newRecoveryCode(): Promise<{ code: string; hash: string }> {
  const code = recoveryCodeOf(crypto.getRandomValues(new Uint8Array(25)));
  return { code, hash: await hashToken(code) };
}
