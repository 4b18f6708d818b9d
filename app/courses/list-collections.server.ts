import type { ItemCollection } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { reviewItems } from "~/review/review-sources.server";

/** The learner's decks and past papers of no single document; a paper and the deck of its cards are one. */
export async function listCollections(app: App, actor: Actor): Promise<ItemCollection[]> {
  const lists = await Promise.all(
    reviewItems(app).map((items) => items.listCollections(app, actor)),
  );
  const byId = Map.groupBy(lists.flat(), ({ id }) => id);
  return [...byId.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const count = same.reduce((sum, part) => sum + part.count, 0);
    return { ...first, count, href: same.find(({ href }) => href !== null)?.href ?? null };
  });
}
