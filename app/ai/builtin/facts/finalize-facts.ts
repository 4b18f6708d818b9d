import type { Citation } from "~/ai/ports";
import type { TextNode } from "./document-tree";
import type { DocumentView, FactDraft, TermStatistics } from "./draft";
import type { Fact } from "./fact";
import { importanceOf, minImportance } from "./importance";

const maxQuoteLength = 300;

/** Turns drafts into facts in document order, one document after the other, with source, answer types and importance. */
export function finalizeFacts(
  drafts: readonly FactDraft[],
  view: DocumentView,
  statistics: TermStatistics,
): Fact[] {
  const fileIds = [...new Set(drafts.map(({ section }) => section.fileId))];
  const ordered = fileIds.flatMap((id) =>
    drafts
      .filter(({ section }) => section.fileId === id)
      .sort((a, b) => a.node.position - b.node.position || (a.row ?? 0) - (b.row ?? 0)),
  );
  const last = ordered.reduce((most, { node }) => Math.max(most, node.position), 1);
  const seen = new Set<string>();
  const facts: Fact[] = [];
  for (const draft of ordered) {
    const key = [
      draft.kind,
      draft.subject,
      draft.relation ?? "",
      draft.predicate,
      draft.context ?? "",
    ]
      .join("\t")
      .toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const relativePosition = draft.node.position / last;
    const importance = importanceOf(draft, view, statistics, relativePosition);
    if (importance >= minImportance) facts.push(toFact(draft, view, importance, facts.length));
  }
  return facts;
}

function toFact(draft: FactDraft, view: DocumentView, importance: number, position: number): Fact {
  const { section, contrasted } = draft;
  const { answerType } = view.pack.grammar;
  const id = `${section.fileId}-${position}`;
  const source = cite(draft.node, section.fileId, draft.quote ?? draft.node.text, draft.row, draft);
  return {
    id,
    sameAs: id,
    kind: draft.kind,
    subject: draft.subject,
    subjectType: answerType(draft.subject),
    relation: draft.relation ?? null,
    predicate: draft.predicate,
    predicateType: answerType(draft.predicate),
    members: (draft.members ?? []).map(({ text, node, row }) => ({
      text,
      source: cite(
        node,
        section.fileId,
        node === draft.node && draft.quote ? draft.quote : node.text,
        row,
      ),
    })),
    contrasted: contrasted ? { ...contrasted, source } : null,
    date: draft.date ?? null,
    aliases: draft.aliases ?? [],
    context: draft.context,
    group: `${section.fileId}-${draft.group}`,
    headings: section.headings,
    section: section.index,
    position,
    source,
    importance,
  };
}

/** The source of a fact: its quote and the page on which it starts. */
function cite(
  node: TextNode,
  fileId: string,
  quote: string,
  rowIndex?: number,
  about?: { subject: string; predicate: string },
): Citation {
  const row = rowIndex === undefined ? undefined : node.rows[rowIndex];
  if (row) return { fileId, page: row.page, quote: shortenQuote(row.text, about) };
  const at = Math.max(0, node.text.indexOf(quote));
  const index = node.pieces.findLastIndex(({ start }) => start <= at);
  const page = node.pieces[index]?.page ?? null;
  // A quote ends with its page, because passages do.
  const end = (node.pieces[index + 1]?.start ?? Number.POSITIVE_INFINITY) - at;
  const within = end < quote.length ? quote.slice(0, end).trim() : quote;
  return { fileId, page, quote: shortenQuote(within, about) };
}

/** Shortens a quote to 300 characters, from the subject to the end of the predicate if possible. */
function shortenQuote(quote: string, about?: { subject: string; predicate: string }): string {
  if (quote.length <= maxQuoteLength) return quote;
  const found = about ? [about.subject, about.predicate].map((part) => quote.indexOf(part)) : [];
  const start = found.length > 0 && found.every((at) => at >= 0) ? Math.min(...found) : 0;
  const cut = quote.slice(start, start + maxQuoteLength);
  if (start + maxQuoteLength >= quote.length) return cut;
  const space = cut.lastIndexOf(" ");
  return space > maxQuoteLength / 2 ? cut.slice(0, space) : cut;
}
