import type { Citation } from "~/ai/ports";
import * as m from "./messages";
import type { ChatMessage } from "./schema";

/** Shown instead of the answer until the learner has tried: says where the answer is. */
export function questionBack(fileId: string | null, citations: readonly Citation[]): string {
  // Among all documents, a page alone would not say where.
  const page = fileId === null ? null : (citations[0]?.page ?? null);
  return page === null ? m.tryItFirst() : m.tryItFirstOnPage({ page });
}

/** A reply without its answer. */
export function askBack({ answered: _, ...reply }: ChatMessage): ChatMessage {
  const content = questionBack(reply.fileId, reply.citations);
  return { ...reply, content, citations: [], askedBack: true };
}
