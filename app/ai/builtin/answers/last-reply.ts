import type { Citation, ConversationTurn, Material, Passage } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { unescaped } from "./plain-markdown";

/** The passages that are scanned if the search does not find the quote. */
const READ_LIMIT = 160;
const SEARCH_LIMIT = 8;

/** The sentences quoted in the last reply, as in the document. */
export function quotesOfLastReply(history: readonly ConversationTurn[]): string[] {
  const last = history.findLast(({ role }) => role === "assistant");
  return last ? quotesIn(last.content) : [];
}

/** The sentences quoted in all replies. */
export function quotesOfReplies(history: readonly ConversationTurn[]): string[] {
  return history
    .filter(({ role }) => role === "assistant")
    .flatMap(({ content }) => quotesIn(content));
}

/** A quote is on a line of its own, after a list mark or label and before its marker. */
const QUOTE = /^(?:(?:[->]|\d{1,2}\.) )?(?:\*\*.{1,200}?:\*\* )?(.+) \[\d{1,2}\]$/gmu;

function quotesIn(reply: string): string[] {
  return [...reply.matchAll(QUOTE)].map(([, quote = ""]) =>
    unescaped(quote.replace(/(?<!\\)\*\*/gu, "")),
  );
}

export interface Located {
  passage: Passage;
  citation: Citation;
}

/** Locates a quote; null if the material has changed since. */
export async function locateQuote(quote: string, material: Material): Promise<Located | null> {
  const holds = ({ text }: Passage) => isQuotedIn(quote, text);
  const passage =
    (await material.search(quote, SEARCH_LIMIT)).find(holds) ??
    (await material.read(READ_LIMIT)).find(holds);
  if (!passage) return null;
  return { passage, citation: { fileId: passage.fileId, page: passage.page, quote } };
}
