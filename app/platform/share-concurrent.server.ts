import type { App, Owner } from "./app.server";

/** A query of which concurrent calls of one request share the result: a page's loaders run in parallel. */
export function shareConcurrent<R>(
  query: (app: App, owner: Owner) => Promise<R>,
): (app: App, owner: Owner) => Promise<R> {
  const pending = new WeakMap<App, Map<Owner["id"], Promise<R>>>();
  return (app, owner) => {
    const byLearner = pending.get(app) ?? new Map<Owner["id"], Promise<R>>();
    pending.set(app, byLearner);
    const same = byLearner.get(owner.id);
    if (same) return same;
    const result = query(app, owner).finally(() => byLearner.delete(owner.id));
    byLearner.set(owner.id, result);
    return result;
  };
}
