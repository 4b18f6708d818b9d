import type { App, Owner } from "~/platform/app.server";
import { listUnfinished } from "./list-unfinished.server";
import { readQueue } from "./read-queue.server";

/** Today's plan, if there is something to review or to finish. */
export async function findStartPage(app: App, owner: Owner): Promise<string | null> {
  const [queue, unfinished] = await Promise.all([
    readQueue(app, owner),
    listUnfinished(app, owner),
  ]);
  return queue.entries.length > 0 || unfinished.length > 0 ? "/app/review" : null;
}
