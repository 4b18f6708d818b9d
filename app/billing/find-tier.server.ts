import type { SQLWrapper } from "drizzle-orm";
import type { App, Tier } from "~/platform/app.server";
import { findSubscriptionRow } from "./subscription-store.server";

/** Premium while a paid period runs, free otherwise. */
export async function findTier(app: App, userId: string | SQLWrapper): Promise<Tier> {
  const row = await findSubscriptionRow(app.database, userId);
  return row && row.premiumUntil > app.clock.now() ? "premium" : "free";
}
