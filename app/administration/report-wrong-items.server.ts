import type { App } from "~/platform/app.server";
import { listAcrossShards } from "~/platform/shards";
import { listWrongItems, newestFirst } from "~/review/list-wrong-items.server";
import type { WrongItemView } from "./schema";

const listed = 200;

/** The latest cards and questions that learners reported as wrong, newest first. */
export async function reportWrongItems(app: App): Promise<WrongItemView[]> {
  const latest = await listAcrossShards(
    app,
    (shard) => listWrongItems(shard, listed),
    newestFirst,
    listed,
  );
  return latest.map(({ at, id: _, source, ...item }) => ({
    at: at.toISOString(),
    ...item,
    quote: source?.quote ?? null,
    page: source?.page ?? null,
  }));
}
