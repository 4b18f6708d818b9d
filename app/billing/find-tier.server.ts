import type { SQLWrapper } from "drizzle-orm";
import type { App, Tier } from "~/platform/app.server";
import { premiumEnd } from "./plan-of";
import { findSubscriptionRow } from "./subscription-store.server";

/** Premium while a paid period runs, or one that an administrator has given; free otherwise. */
export async function findTier(app: App, userId: string | SQLWrapper): Promise<Tier> {
  const row = await findSubscriptionRow(app.database, userId);
  return row && premiumEnd(row) > app.clock.now() ? "premium" : "free";
}
