import { groundMaterial } from "~/ai/grounding/grounding";
import type { Citation, Passage } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { openReadMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";

/** Documents that one import may refer to. */
const mostFiles = 20;

/**
 * The items with sources that quote the learner's own documents word for word; other sources become null.
 * A quote without a page gets the first page that has it.
 */
export async function dropForeignSources<T extends { source: Citation | null }>(
  app: App,
  actor: Actor,
  items: readonly T[],
): Promise<T[]> {
  const byFile = Map.groupBy(
    items.filter(({ source }) => source !== null),
    ({ source }) => source?.fileId ?? "",
  );
  const kept = new Map<T, Citation>();
  for (const [fileId, quoting] of [...byFile].slice(0, mostFiles)) {
    const read = await openReadMaterial(app, actor.id, fileId);
    if (!read) continue;
    const material = groundMaterial(read);
    // All passages, so that a source may quote any of them.
    const passages = await material.read(wholeText);
    const placed = quoting.flatMap((item) =>
      item.source ? [{ item, source: withPage(item.source, passages) }] : [],
    );
    const grounded = await material.keepGrounded(placed, ({ source }) => [source]);
    for (const { item, source } of grounded) kept.set(item, source);
  }
  return items.map((item) => ({ ...item, source: kept.get(item) ?? null }));
}

function withPage(source: Citation, passages: readonly Passage[]): Citation {
  if (source.page !== null) return source;
  const quoted = passages.find(({ text }) => isQuotedIn(source.quote, text));
  return { ...source, page: quoted?.page ?? null };
}

/** More passages than a document of any size has. */
const wholeText = 50_000;
