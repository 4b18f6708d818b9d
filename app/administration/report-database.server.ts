import { countBacklog } from "~/library/count-backlog.server";
import type { App } from "~/platform/app.server";
import { shardBinding } from "~/platform/shards";
import { measureDatabase } from "./database-copy-store.server";

/** Counts a database's backlog and size in the metrics. */
export async function reportDatabase(app: App): Promise<void> {
  const [backlog, bytes] = await Promise.all([countBacklog(app), measureDatabase(app.database)]);
  const labels = { database: shardBinding(app.shard) };
  app.metrics.count({ name: "backlog", labels, figures: backlog });
  app.metrics.count({ name: "database", labels, figures: { bytes } });
}
