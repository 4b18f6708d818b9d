import { contentStems } from "../languages/content-stems";
import { isCaption } from "./captions";
import { roleOf } from "./context";
import type { Section, TextNode } from "./document-tree";
import { descend } from "./document-tree";
import type { DocumentView, Draft } from "./draft";

/** How often each word of meaning stands in the document, and which stand in headings. */
export interface WordUse {
  counts: ReadonlyMap<string, number>;
  headed: ReadonlySet<string>;
  /** In how many sections each stands. */
  sections: ReadonlyMap<string, number>;
  /** Whether the words stand together outside glossaries. */
  holds(words: readonly string[]): boolean;
}

export function countWordUse(
  sections: readonly Section[],
  { pack }: Pick<DocumentView, "pack">,
): WordUse {
  const counts = new Map<string, number>();
  const headed = new Set<string>();
  const spread = new Map<string, number>();
  const told: string[] = [];
  for (const section of sections) {
    const own = new Set<string>();
    const isTold = roleOf(section.headings, pack) !== "glossary";
    for (const stem of contentStems(section.headings.at(-1) ?? "", pack.words)) headed.add(stem);
    for (const node of descend(section.nodes)) {
      if (isTold) told.push(textOf(node));
      for (const stem of contentStems(textOf(node), pack.words)) {
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
        own.add(stem);
      }
    }
    for (const stem of own) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const text = ` ${phrasesOf(told.join("\n"))} `;
  const holds = (words: readonly string[]) => text.includes(` ${phrasesOf(words.join(" "))} `);
  return { counts, headed, sections: spread, holds };
}

/** Lower case, with a bar for each mark that parts phrases. */
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

/** So often at least stands a word that the document is about. */
const fewestUses = 2;

/** Whether the document treats the thing of this name: a heading names it, or its noun comes again. */
export function isTreated(term: string, { pack, use }: DocumentView): boolean {
  const stems = contentStems(term, pack.words);
  const head = pack.grammar.answerType(term).head;
  const uses = head === null ? 0 : (use.counts.get(head) ?? 0);
  return uses >= fewestUses || stems.some((stem) => use.headed.has(stem));
}

/** In a text of so few stems nothing is told in passing; in a longer one a key term comes again, the oftener the longer it is. */
const fewStems = 500;
const stemsPerUse = 400;
const mostAsked = 6;

/** Whether the document turns on a thing: a heading names it, or it comes again and again. */
export function isKeyTerm(term: string, { pack, use }: DocumentView): boolean {
  const stems = contentStems(term, pack.words);
  if (stems.length === 0) return false;
  if (use.counts.size < fewStems || stems.every((stem) => use.headed.has(stem))) return true;
  const fewest = Math.min(mostAsked, fewestUses + Math.floor(use.counts.size / stemsPerUse));
  if (!stems.every((stem) => (use.counts.get(stem) ?? 0) >= fewest)) return false;
  // Whoever stands in one section alone is somebody of an example.
  const isName = /(?:^|\s)\p{Lu}\S*$/u.test(term) && use.headed.size > 0;
  return !isName || stems.some((stem) => (use.sections.get(stem) ?? 0) >= fewestUses);
}

/** Facts of less importance are none to ask about. */
export const askable = 0.3;

/** 0 to 1: how much the course turns on a fact, told by its place and by how often its subject stands. */
export function weigh(
  draft: Draft,
  { pack }: DocumentView,
  use: WordUse,
  progress: number,
): number {
  const stems = contentStems(draft.subject, pack.words);
  const rarest = Math.min(...stems.map((stem) => use.counts.get(stem) ?? 1));
  const isHeaded = stems.length > 0 && stems.every((stem) => use.headed.has(stem));
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
    (isHeaded ? 0.12 : 0) +
    (isBold ? 0.15 : 0) -
    longest -
    aside -
    progress * 0.04;
  return Math.max(0.05, Math.min(1, weight));
}
