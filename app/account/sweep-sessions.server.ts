import type { App } from "~/platform/app.server";
import { deleteExpiredChallenges } from "./passkey-store.server";
import { deleteExpiredPasswordResets } from "./recovery-store.server";
import { deleteExpiredSessions } from "./session-store.server";

/** Deletes expired sessions, reset links and challenges. */
export async function sweepSessions({ database, clock }: App): Promise<void> {
  const now = clock.now();
  await Promise.all([
    deleteExpiredSessions(database, now),
    deleteExpiredPasswordResets(database, now),
    deleteExpiredChallenges(database, now),
  ]);
}
