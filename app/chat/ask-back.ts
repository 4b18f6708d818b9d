import * as m from "./messages";
import type { ChatMessage } from "./schema";

/** What stands in the place of a cited answer until the learner has tried: where it is, not what it is. */
export function askBack(reply: ChatMessage): ChatMessage {
  const { answered: _, ...message } = reply;
  // Among all documents, a page alone would not say where.
  const page = message.fileId === null ? null : (message.citations[0]?.page ?? null);
  const content = page === null ? m.tryItFirst() : m.tryItFirstOnPage({ page });
  return { ...message, content, citations: [], askedBack: true };
}
