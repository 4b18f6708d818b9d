import type { SQLWrapper } from "drizzle-orm";
import type { App, Tier } from "~/platform/app.server";
import { premiumEnd } from "./plan-of";
import { findSubscriptionRow } from "./subscription-store.server";

/** Premium during a paid or granted period, otherwise free. */
export async function findTier(app: App, userId: string | SQLWrapper): Promise<Tier> {
  const row = await findSubscriptionRow(app.database, userId);
  return row && premiumEnd(row) > app.clock.now() ? "premium" : "free";
}
