import type { App, Tier } from "~/platform/app.server";
import { findPremiumUntil } from "./subscription-store.server";

/** Premium while a paid period runs, free otherwise. */
export async function findTier(app: App, userId: string): Promise<Tier> {
  const until = await findPremiumUntil(app.database, userId);
  return until && until > app.clock.now() ? "premium" : "free";
}
