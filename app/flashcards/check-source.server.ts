import { groundMaterial } from "~/ai/grounding/grounding";
import type { Citation } from "~/ai/ports";
import { openReadMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";

/** Documents that one import may refer to. */
const mostFiles = 20;

/** The items with sources that quote the learner's own documents word for word; other sources become null. */
export async function keepOwnSources<T extends { source: Citation | null }>(
  app: App,
  actor: Actor,
  items: readonly T[],
): Promise<T[]> {
  const byFile = Map.groupBy(
    items.filter(({ source }) => source !== null),
    ({ source }) => source?.fileId ?? "",
  );
  const kept = new Set<T>();
  for (const [fileId, quoting] of [...byFile].slice(0, mostFiles)) {
    const read = await openReadMaterial(app, actor.id, fileId);
    if (!read) continue;
    const material = groundMaterial(read);
    // Whatever the document says may be quoted.
    await material.read(wholeText);
    for (const item of await material.keepGrounded(quoting, ({ source }) => [source]))
      kept.add(item);
  }
  return items.map((item) => (kept.has(item) ? item : { ...item, source: null }));
}

/** More passages than a document of any size has. */
const wholeText = 50_000;
