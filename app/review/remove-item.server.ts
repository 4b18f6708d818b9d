import type { Actor, App } from "~/platform/app.server";
import { findItem, itemNotFound } from "./review-sources.server";

/**
 * Deletes a card or a kept question with its ratings.
 * @throws AppError not_found
 */
export async function removeItem(app: App, actor: Actor, id: string): Promise<void> {
  const { items } = await findItem(app, actor, id, { withReported: true });
  if (!(await items.remove(app, actor, id))) throw itemNotFound();
}
