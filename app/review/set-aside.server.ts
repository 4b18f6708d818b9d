import type { Actor, App } from "~/platform/app.server";
import { findItem } from "./review-sources.server";

/**
 * Takes a wrong item out of everything, and keeps the reason.
 * @throws AppError not_found
 */
export async function setAside(
  app: App,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { item, items } = await findItem(app, actor, id);
  await items.setAside(app, actor, item.id, reason);
}
