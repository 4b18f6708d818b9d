import type { App } from "~/platform/app.server";
import { deleteExpiredChallenges } from "./passkey-store.server";
import { deleteExpiredPasswordResets } from "./recovery-store.server";
import { deleteExpiredSessions } from "./session-store.server";

/** Removes sessions that have run out, and links and challenges that nobody has used. */
export async function sweepSessions({ database, clock }: App): Promise<void> {
  const now = clock.now();
  await Promise.all([
    deleteExpiredSessions(database, now),
    deleteExpiredPasswordResets(database, now),
    deleteExpiredChallenges(database, now),
  ]);
}
