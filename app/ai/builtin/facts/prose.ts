import { countTokens, isUnspacedScript } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import type { Grammar, SentenceContext, SentenceReader } from "../languages/language-pack";
import { isCaption } from "./captions";
import { contextOf, roleOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft, Line } from "./draft";
import type { FactKind, FoundFact } from "./fact";
import { isKeyTerm, isTopical } from "./importance";

/** The weight of each kind of fact, 0 to 1. */
const WEIGHT_BY_KIND: Partial<Record<FactKind, number>> = {
  definition: 0.6,
  cause: 0.6,
  contrast: 0.55,
  step: 0.6,
  membership: 0.5,
  event: 0.45,
  person: 0.45,
  purpose: 0.55,
  consequence: 0.55,
  statement: 0.35,
};

const READERS = [
  "definitions",
  "contrasts",
  "causes",
  "steps",
  "memberships",
  "events",
  "persons",
  "statements",
] as const satisfies readonly (keyof Grammar)[];

/** After structure has been read, grammar only adds relations between clauses. */
const READERS_AFTER_STRUCTURE = [
  "contrasts",
  "causes",
] as const satisfies readonly (keyof Grammar)[];

const maxSentenceLength = 600;

/** A sentence that is a quotation. */
const QUOTATION = /^["“„«‘].*["”“»’][.!?]?$/u;

/** Reads the facts of a sentence by the language's grammar. */
export function readSentence(line: Line, previous: string | null, isMarked: boolean): FactDraft[] {
  const { node, section, view, group } = line;
  const text = withoutTitle(line);
  if (text.length > maxSentenceLength || countTokens(text) < 3) return [];
  if (QUOTATION.test(text)) return [];
  const bold = boldTexts(text, node);
  const context: SentenceContext = {
    previous,
    headings: section.headings,
    bold,
    isTopical: (term) => isTopical(term, view),
    isKeyTerm: (term) => bold.some((one) => one.includes(term)) || isKeyTerm(term, view),
  };
  const readers: readonly (keyof Grammar)[] = isMarked ? READERS_AFTER_STRUCTURE : READERS;
  const found = readers.flatMap(
    (name) => (view.pack.grammar[name] as SentenceReader | null)?.(text, context) ?? [],
  );
  const told = found.filter(({ kind }) => kind === "definition" || kind === "person");
  return (
    found
      .filter(({ subject, predicate }) => subject.trim() !== "" && predicate.trim() !== "")
      .filter(({ quote }) => quote === undefined || node.text.includes(quote))
      // Captions describe pictures; only definitions in them are kept.
      .filter(({ kind, relation }) => !isCaption(node) || (kind === "definition" && relation))
      .filter(
        ({ kind, predicate }) =>
          kind !== "statement" || !told.some((one) => predicate.endsWith(one.predicate)),
      )
      .map(({ members, ...fact }) => ({
        ...fact,
        quote: fact.quote ?? text,
        node,
        section,
        context: fact.kind === "statement" ? contextOfNote(line, fact.subject) : null,
        group,
        weight: weightOf(fact, bold),
        ...(members && { members: members.map((member) => ({ text: member, node })) }),
      }))
  );
}

/** The text after a bold title: "**pH correction.** Lime is added …". */
function withoutTitle({ boldLead, text }: Line): string {
  const title = boldLead !== null && text.startsWith(boldLead) ? boldLead : "";
  return /[.!?]\s*$/u.test(title) ? text.slice(title.length).trim() : text;
}

/** The context of a note on a slide: "Crust is neither made nor destroyed". */
function contextOfNote({ node, section, view }: Line, subject: string): string | null {
  if (node.kind !== "list-item" || section.headings.length < 2) return null;
  if (roleOf(section.headings, view.pack) !== null) return null;
  const above = contextOf(node, section, view);
  return above && !sharesWord(above, subject, view) ? above : null;
}

function sharesWord(one: string, other: string, { pack }: DocumentView): boolean {
  const stems = new Set(contentStems(one, pack.words));
  return contentStems(other, pack.words).some((stem) => stems.has(stem));
}

/** Appositions define a word reliably only if it is a bold term. */
function weightOf({ kind, relation, subject }: FoundFact, bold: readonly string[]): number {
  const isTerm = bold.some((text) => text.includes(subject) || subject.includes(text));
  if (kind === "definition" && !relation && !isTerm) return 0.35;
  return WEIGHT_BY_KIND[kind] ?? 0.4;
}

function boldTexts(sentence: string, node: TextNode): string[] {
  return node.bold
    .map(([from, to]) => node.text.slice(from, to).trim())
    .filter((bold) => bold !== "" && sentence.includes(bold));
}

/** In characters; a colon is a weak separator in longer paragraphs. */
const maxNoteLength = 350;
const maxUnspacedNoteLength = 100;

/** The sentences of a node; a bold title and the sentence after it are one line. */
export function linesOf(
  node: TextNode,
  section: Section,
  view: DocumentView,
  group: string,
): Line[] {
  const longest = isUnspacedScript(node.text) ? maxUnspacedNoteLength : maxNoteLength;
  const isNote = node.kind === "list-item" || node.text.length < longest;
  const lines: Line[] = [];
  let from = 0;
  for (const sentence of view.pack.sentences.split(node.text)) {
    const at = Math.max(from, node.text.indexOf(sentence.slice(0, 40), from));
    const before = lines.at(-1);
    if (before?.boldLead && isTitle(before)) {
      before.text = node.text.slice(
        at - (at - node.text.lastIndexOf(before.text, at)),
        at + sentence.length,
      );
    } else {
      lines.push({
        text: sentence,
        boldLead: boldAt(node, at),
        node,
        section,
        view,
        isNote,
        group,
      });
    }
    from = at + sentence.length;
  }
  return lines;
}

/** Whether the line is a bold title. */
function isTitle({ boldLead, text, view }: Line): boolean {
  const isBold = boldLead !== null && boldLead.length >= text.length - 1;
  return isBold && countTokens(text) <= 5 && view.pack.grammar.answerType(text).kind !== "clause";
}

function boldAt(node: TextNode, at: number): string | null {
  const found = node.bold.find(([from, to]) => from <= at + 3 && to > at + 1);
  return found ? node.text.slice(Math.max(at, found[0]), found[1]) : null;
}
