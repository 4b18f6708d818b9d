import { countWords, isUnspacedScript } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import type { Grammar, SentenceContext, SentenceReader } from "../languages/language-pack";
import { isCaption } from "./captions";
import { contextOf, roleOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft, Line } from "./draft";
import type { FactKind, FoundFact } from "./fact";
import { isKeyTerm, isTopical } from "./importance";

/** How much each kind is worth before its words are weighed. */
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

/** Of a sentence that structure has read, grammar tells only how clauses depend on each other. */
const READERS_AFTER_STRUCTURE = [
  "contrasts",
  "causes",
] as const satisfies readonly (keyof Grammar)[];

const maxSentenceLength = 600;

/** Words of somebody else, whole. */
const QUOTATION = /^["“„«‘].*["”“»’][.!?]?$/u;

/** The facts that the grammar of the language reads from one sentence. */
export function readSentence(line: Line, previous: string | null, isMarked: boolean): FactDraft[] {
  const { node, section, view, group } = line;
  const text = withoutTitle(line);
  if (text.length > maxSentenceLength || countWords(text) < 3) return [];
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
      // What a picture shows is no matter of the course, but for the term that its caption explains.
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

/** "**pH correction.** Lime is added …": what the bold title heads. */
function withoutTitle({ boldLead, text }: Line): string {
  const title = boldLead !== null && text.startsWith(boldLead) ? boldLead : "";
  return /[.!?]\s*$/u.test(title) ? text.slice(title.length).trim() : text;
}

/** "Crust is neither made nor destroyed" is true of what its slide tells of. */
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

/** What a comma sets beside a word defines it only where the word is set off as a term. */
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

/** Longer paragraphs are running text, in which a colon tells little. */
const maxNoteLength = 350;
const maxUnspacedNoteLength = 100;

/** The sentences of a node; a bold title and the sentence behind it are one line. */
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

/** A line of bold words that name something. */
function isTitle({ boldLead, text, view }: Line): boolean {
  const isBold = boldLead !== null && boldLead.length >= text.length - 1;
  return isBold && countWords(text) <= 5 && view.pack.grammar.answerType(text).kind !== "clause";
}

function boldAt(node: TextNode, at: number): string | null {
  const found = node.bold.find(([from, to]) => from <= at + 3 && to > at + 1);
  return found ? node.text.slice(Math.max(at, found[0]), found[1]) : null;
}
