import { countAccounts } from "~/account/find-accounts.server";
import { countPremium } from "~/billing/find-plan.server";
import { countBacklog } from "~/library/count-backlog.server";
import { sumAllStorage } from "~/library/count-files.server";
import type { App } from "~/platform/app.server";
import { everyShard, shardBinding } from "~/platform/shards";
import { measureDatabase } from "./database-copy-store.server";

/** Figures of the deployment and its queues. Scans the larger tables. */
export async function readTotals(app: App) {
  const each = await Promise.all(everyShard(app).map(countIn));
  const sum = <T extends object>(of: (one: (typeof each)[number]) => T) => sumOf(each.map(of));
  return {
    accounts: sum(({ accounts }) => accounts),
    premium: sum(({ premium }) => premium),
    library: sum(({ library }) => library),
    backlog: sum(({ backlog }) => backlog),
    databases: each.map(({ database, accounts, bytes }) => ({
      database,
      learners: accounts.learners,
      bytes,
    })),
  };
}

async function countIn(app: App) {
  const [accounts, premium, library, backlog, bytes] = await Promise.all([
    countAccounts(app),
    countPremium(app),
    sumAllStorage(app),
    countBacklog(app),
    measureDatabase(app.database),
  ]);
  return { database: shardBinding(app.shard), accounts, premium, library, backlog, bytes };
}

/** Adds the values of each name. */
function sumOf<T extends object>(figures: T[]): T {
  const sums: Record<string, number> = {};
  for (const [name, figure] of figures.flatMap((one) => Object.entries(one))) {
    sums[name] = (sums[name] ?? 0) + figure;
  }
  return sums as T;
}
