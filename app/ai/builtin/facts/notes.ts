import { comparableText, countTokens } from "~/ai/text/tokenize";
import { contextOf, nameInHeading, nameOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { readEntry, withoutNumbering } from "./entry";
import { shortenAnswer } from "./shorten-answer";

const maxNoteWords = 30;

/** Splits a leading aspect from its value: "capacity 7 +/- 2 items"; null if there is none. */
export function splitLeadingAspect(
  text: string,
  { pack }: DocumentView,
): { label: string; value: string } | null {
  const [, label, value] =
    /^(\p{L}[\p{L}\p{M}]{3,})\s+([^:：=→]+)$/u.exec(withoutNumbering(text)) ?? [];
  if (!label || !value || pack.grammar.labelRole(label) !== "aspect") return null;
  const [next = ""] = comparableText(value).split(" ");
  const isValue = /^\P{L}*\p{N}/u.test(value) || !pack.words.stopWords.has(next);
  const { kind } = pack.grammar.answerType(`${label} ${next}`);
  return isValue && kind !== "clause" && countTokens(value) <= maxNoteWords
    ? { label, value }
    : null;
}

/**
 * Reads an item without separator or subject as part of its context: one of the "Problems", or what
 * a named thing does ("makes T4 and T3").
 */
export function readNote(
  node: TextNode,
  section: Section,
  view: DocumentView,
  group: string,
): FactDraft[] {
  const text = withoutNumbering(node.text);
  if (node.children.length > 0 || countTokens(text) < 2 || countTokens(text) > maxNoteWords)
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

/** The items that are inspected for labels. */
const maxInspectedItems = 20;

function aspectOfParent({ parent }: TextNode, section: Section, view: DocumentView): string | null {
  // If other items have labels, those name the aspects and this is a remark.
  const isPlain =
    parent !== null ||
    section.nodes.slice(0, maxInspectedItems).every(({ text }) => readEntry(text) === null);
  const heading = isPlain ? (section.headings.at(-1) ?? "") : "";
  const name = parent ? nameOf(parent) : nameInHeading(heading);
  return name && view.pack.grammar.labelRole(name) === "aspect" ? name : null;
}

/** Whether a note continues the name above it: "affects 300 million people". */
function beginsWithVerb(text: string, { pack }: DocumentView): boolean {
  const { answerType } = pack.grammar;
  return /^\p{Ll}+\s/u.test(text) && answerType(text).kind === "clause";
}
