import { checkPhrasing } from "~/ai/grounding/check-phrasing";
import type { Citation } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import { scopedLink } from "~/study-scope";
import { findReply } from "./message-store.server";
import * as m from "./messages";
import { renderReply } from "./render-reply.server";
import type { PhrasingRequest } from "./schema";

/** An answer in the wording of the browser's own model, with the reply's sources that its numbers refer to. */
export interface CheckedPhrasing {
  content: string;
  html: string;
  citations: Citation[];
}

const refusals = {
  quote: m.quoteNotFound,
  source: m.noSource,
};

/**
 * Checks the wording that a browser's own model wrote from the passages that a reply cites. Nothing is
 * stored.
 * @throws AppError not_found; no_content if those passages do not support it
 */
export async function checkBrowserPhrasing(
  app: App,
  actor: Actor,
  { id, text }: PhrasingRequest,
): Promise<CheckedPhrasing> {
  const reply = await findReply(app.database, actor.id, id);
  if (!reply) throw notFound(m.replyNotFound());
  const phrasing = checkPhrasing(text, reply.citations);
  if ("refused" in phrasing) throw new AppError("no_content", refusals[phrasing.refused]());
  const back = `${scopedLink("/app", reply)}#message-${id}`;
  const checked = { ...phrasing, citations: reply.citations };
  return { ...checked, html: renderReply(checked, back) };
}
