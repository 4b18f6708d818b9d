import { type SQL, sql } from "drizzle-orm";
import type { Actor, App } from "~/platform/app.server";
import {
  checkItemsStatement,
  countItems,
  hasTooManyItems,
  type ItemCheck,
} from "./stored-item-store.server";
import { overAllowance } from "./within-allowance.server";

export type { ItemCheck };

/**
 * Stores cards or questions, which are a learner's items, within the most that their plan allows.
 * @param store sends the check as the last statement of its batch, so that writing and counting are one transaction
 * @throws AppError rate_limited, and what `store` throws
 */
export async function withinStoredItems<T>(
  app: App,
  actor: Actor,
  store: (check: ItemCheck) => Promise<T>,
): Promise<T> {
  const limit = app.allowances[actor.tier].storedItems;
  try {
    return await store(checkItemsStatement(app.database, itemsOf(app, actor), limit));
  } catch (error) {
    if (!hasTooManyItems(error)) throw error;
    throw overAllowance(app, actor, "storedItems");
  }
}

/**
 * Refuses work that would be in vain before it is begun.
 * @param count of the items that are to be stored
 * @throws AppError rate_limited
 */
export async function requireRoomForItems(app: App, actor: Actor, count: number): Promise<void> {
  const stored = await countStoredItems(app, actor);
  if (stored + count > app.allowances[actor.tier].storedItems) {
    throw overAllowance(app, actor, "storedItems");
  }
}

/** How many cards and questions a learner has, wherever they are. */
export async function countStoredItems(app: App, actor: Actor): Promise<number> {
  return countItems(app.database, itemsOf(app, actor));
}

function itemsOf(app: App, { id }: Actor): SQL {
  const counts = app.studyModes.flatMap(({ countItems }) => countItems?.(id) ?? []);
  return sql.join(counts, sql` + `);
}
