import { countAccounts } from "~/account/find-accounts.server";
import { countPremium } from "~/billing/find-plan.server";
import { countBacklog } from "~/library/count-backlog.server";
import { countHoldings } from "~/library/count-files.server";
import type { App } from "~/platform/app.server";

/** What the deployment holds, and what waits in it. It counts every row of the larger tables. */
export async function readTotals(app: App) {
  const [accounts, premium, library, backlog] = await Promise.all([
    countAccounts(app),
    countPremium(app),
    countHoldings(app),
    countBacklog(app),
  ]);
  return { accounts, premium, library, backlog };
}
