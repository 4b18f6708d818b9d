import { contentStems } from "../languages/content-stems";
import { isCaption } from "./captions";
import { roleOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import { descend } from "./document-tree";
import type { DocumentView, FactDraft, TermStatistics } from "./draft";

export function countTerms(
  sections: readonly Section[],
  { pack }: Pick<DocumentView, "pack">,
): TermStatistics {
  const frequency = new Map<string, number>();
  const headingTerms = new Set<string>();
  const sectionFrequency = new Map<string, number>();
  const texts: string[] = [];
  for (const section of sections) {
    const own = new Set<string>();
    const isGlossary = roleOf(section.headings, pack) === "glossary";
    for (const stem of contentStems(section.headings.at(-1) ?? "", pack.words))
      headingTerms.add(stem);
    for (const node of descend(section.nodes)) {
      if (!isGlossary) texts.push(textOf(node));
      for (const stem of contentStems(textOf(node), pack.words)) {
        frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
        own.add(stem);
      }
    }
    for (const stem of own) sectionFrequency.set(stem, (sectionFrequency.get(stem) ?? 0) + 1);
  }
  const text = ` ${phrasesOf(texts.join("\n"))} `;
  const hasPhrase = (words: readonly string[]) => text.includes(` ${phrasesOf(words.join(" "))} `);
  return { frequency, headingTerms, sectionFrequency, hasPhrase };
}

/** The text in lower case, with a bar for each punctuation mark, which no phrase spans. */
function phrasesOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s’'-]+/gu, " | ")
    .replace(/\s+/gu, " ")
    .trim();
}

function textOf(node: TextNode): string {
  return node.kind === "table" ? node.rows.map(({ text }) => text).join("\n") : node.text;
}

/** The lowest frequency of a term that the document is about. */
const minUses = 2;

/** Whether the document is about a term: a heading contains it, or its head noun is repeated. */
export function isTopical(term: string, { pack, statistics }: DocumentView): boolean {
  const stems = contentStems(term, pack.words);
  const head = pack.grammar.answerType(term).head;
  const uses = head === null ? 0 : (statistics.frequency.get(head) ?? 0);
  return uses >= minUses || stems.some((stem) => statistics.headingTerms.has(stem));
}

/**
 * A document with fewer distinct stems is too short for term frequency to tell its key terms. In a longer
 * one, the frequency that makes a key term grows with the number of stems.
 */
const shortDocumentStems = 500;
const stemsPerUse = 400;
const maxThreshold = 6;

/** Whether a term is a key term of the document: a heading contains it, or it is frequent. */
export function isKeyTerm(term: string, { pack, statistics }: DocumentView): boolean {
  const stems = contentStems(term, pack.words);
  if (stems.length === 0) return false;
  if (
    statistics.frequency.size < shortDocumentStems ||
    stems.every((stem) => statistics.headingTerms.has(stem))
  )
    return true;
  const threshold = Math.min(
    maxThreshold,
    minUses + Math.floor(statistics.frequency.size / stemsPerUse),
  );
  if (!stems.every((stem) => (statistics.frequency.get(stem) ?? 0) >= threshold)) return false;
  // A person named in only one section usually belongs to an example.
  const isName = /(?:^|\s)\p{Lu}\S*$/u.test(term) && statistics.headingTerms.size > 0;
  return !isName || stems.some((stem) => (statistics.sectionFrequency.get(stem) ?? 0) >= minUses);
}

/** The lowest importance of a fact that is asked about. */
export const minImportance = 0.3;

/** The importance of a fact, 0 to 1: from its place, its typography and the frequency of its subject. */
export function importanceOf(
  draft: FactDraft,
  { pack }: DocumentView,
  statistics: TermStatistics,
  relativePosition: number,
): number {
  const stems = contentStems(draft.subject, pack.words);
  const rarest = Math.min(...stems.map((stem) => statistics.frequency.get(stem) ?? 1));
  const isInHeading = stems.length > 0 && stems.every((stem) => statistics.headingTerms.has(stem));
  const repeats = stems.length === 0 ? 0 : Math.min(0.15, Math.log2(rarest) * 0.04);
  const isBold = draft.node.bold.some(([from, to]) => {
    const bold = draft.node.text.slice(from, to);
    return bold.includes(draft.subject) || (bold.length > 3 && draft.subject.includes(bold.trim()));
  });
  const longest = draft.predicate.length > 220 ? 0.1 : 0;
  const aside = draft.node.kind === "footnote" || isCaption(draft.node) ? 0.25 : 0;
  const weight =
    draft.weight +
    repeats +
    (isInHeading ? 0.12 : 0) +
    (isBold ? 0.15 : 0) -
    longest -
    aside -
    relativePosition * 0.04;
  return Math.max(0.05, Math.min(1, weight));
}
