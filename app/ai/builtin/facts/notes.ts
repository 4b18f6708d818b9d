import { countWords, normalizeText } from "~/ai/text/tokenize";
import { contextOf, nameInHeading, nameOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { readEntry, withoutNumbering } from "./entry";
import { shortenAnswer } from "./shorten-answer";

const maxNoteWords = 30;

/** "capacity 7 +/- 2 items" below a term: an aspect of it without a mark behind; else null. */
export function splitLeadingAspect(
  text: string,
  { pack }: DocumentView,
): { label: string; value: string } | null {
  const [, label, value] =
    /^(\p{L}[\p{L}\p{M}]{3,})\s+([^:：=→]+)$/u.exec(withoutNumbering(text)) ?? [];
  if (!label || !value || pack.grammar.labelRole(label) !== "aspect") return null;
  const [next = ""] = normalizeText(value).split(" ");
  const isValue = /^\P{L}*\p{N}/u.test(value) || !pack.words.stopWords.has(next);
  const { kind } = pack.grammar.answerType(`${label} ${next}`);
  return isValue && kind !== "clause" && countWords(value) <= maxNoteWords
    ? { label, value }
    : null;
}

/**
 * What an item without a mark or a subject of its own says of what stands above it: below
 * "Problems" each is one of them, below a name "makes T4 and T3" is what it does.
 */
export function readNote(
  node: TextNode,
  section: Section,
  view: DocumentView,
  group: string,
): FactDraft[] {
  const text = withoutNumbering(node.text);
  if (node.children.length > 0 || countWords(text) < 2 || countWords(text) > maxNoteWords)
    return [];
  if (/[?？:：!]$/u.test(text) || view.pack.sentences.dependsOnPrevious(text)) return [];
  const subject = contextOf(node, section, view);
  const draft = { node, section, group, context: null, quote: node.text };
  if (!subject) return [];
  const predicate = shortenAnswer(text, view);
  const relation = aspectOfParent(node, section, view);
  if (relation) return [{ ...draft, kind: "property", subject, relation, predicate, weight: 0.4 }];
  return beginsWithVerb(text, view)
    ? [{ ...draft, kind: "statement", subject, predicate, weight: 0.4 }]
    : [];
}

/** So many items show whether a list has labels. */
const maxInspectedItems = 20;

function aspectOfParent({ parent }: TextNode, section: Section, view: DocumentView): string | null {
  // Where some items below a heading have labels, those tell its aspect, and the others remark on them.
  const isPlain =
    parent !== null ||
    section.nodes.slice(0, maxInspectedItems).every(({ text }) => readEntry(text) === null);
  const heading = isPlain ? (section.headings.at(-1) ?? "") : "";
  const name = parent ? nameOf(parent) : nameInHeading(heading);
  return name && view.pack.grammar.labelRole(name) === "aspect" ? name : null;
}

/** A small letter opens a note that goes on from the name above it: "affects 300 million people". */
function beginsWithVerb(text: string, { pack }: DocumentView): boolean {
  const { answerType } = pack.grammar;
  return /^\p{Ll}+\s/u.test(text) && answerType(text).kind === "clause";
}
