import { readBeginning } from "~/library/read-beginning.server";
import type { Actor, App } from "~/platform/app.server";
import type { KeptDocument, KeptPage } from "./study-copy";

/**
 * The text of a document for a device that keeps it.
 * @throws AppError not_found
 */
export async function readDocument(app: App, actor: Actor, fileId: string): Promise<KeptDocument> {
  const { name, passages, isWhole } = await readBeginning(app, actor, fileId);
  const pages: KeptPage[] = [];
  for (const { page, text, blocks } of passages) {
    const last = pages.at(-1);
    const here = last && last.page === page ? last : { page, blocks: [] };
    if (here !== last) pages.push(here);
    const shown = blocks.length > 0 ? blocks : [{ kind: "paragraph" as const, text }];
    here.blocks.push(...shown.map(({ kind, text }) => ({ kind: kindOf(kind), text })));
  }
  return { id: fileId, name, pages, isWhole };
}

function kindOf(kind: string): KeptPage["blocks"][number]["kind"] {
  return kind === "heading" || kind === "list-item" || kind === "code" ? kind : "text";
}
