import { countWords, normalizeText } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { roleOf } from "./context";
import { descend, type Section, type TextNode } from "./document-tree";
import type { DocumentView, Draft } from "./draft";
import { readEntry } from "./entry";

/** What a glossary holds is what its author wants to be known. */
export const glossaryWeight = 0.8;

const longestTerm = 6;
/** A list of fewer terms, or one of which less can be read, is no glossary. */
const fewestTerms = 3;
const leastRead = 0.7;

interface Pair {
  term: string;
  meaning: string;
  /** Where the meaning stands, and the words of it that prove it. */
  node: TextNode;
  /** How many nodes the pair fills. */
  length: number;
}

export function isGlossary({ headings }: Section, pack: LanguagePack): boolean {
  return roleOf(headings, pack) === "glossary";
}

/**
 * Terms and meanings that no mark parts: on lines by turns, or one behind the other
 * ("serf a peasant tied to the land"). Null where a section is no such glossary.
 */
export function readGlossary(section: Section, view: DocumentView): Draft[] | null {
  if (!isGlossary(section, view.pack)) return null;
  const nodes = [...descend(section.nodes)].filter(
    ({ kind, text }) => kind !== "table" && kind !== "code" && !/[.。]\s.*[.。]$/u.test(text),
  );
  const marked = nodes.filter(({ text }) => readEntry(text) !== null).length;
  if (nodes.length < fewestTerms || marked * 2 > nodes.length) return null;
  const turns = pairsOf(nodes, (node, next) => pairByTurns(node, next));
  const lines = pairsOf(nodes, (node) => pairInLine(node, view));
  const pairs = readShare(turns, nodes) >= readShare(lines, nodes) ? turns : lines;
  if (pairs.length < fewestTerms || readShare(pairs, nodes) < leastRead) return null;
  return pairs.map(({ term, meaning, node }) => ({
    kind: "definition",
    subject: term,
    predicate: meaning.replace(/[.。]$/u, ""),
    quote: node.text,
    node,
    section,
    context: null,
    group: `glossary-${section.number}`,
    weight: glossaryWeight,
  }));
}

function readShare(pairs: readonly Pair[], nodes: readonly TextNode[]): number {
  return pairs.reduce((sum, { length }) => sum + length, 0) / Math.max(1, nodes.length);
}

function pairsOf(
  nodes: readonly TextNode[],
  read: (node: TextNode, next: TextNode | undefined) => Pair | null,
): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at];
    const pair = node ? read(node, nodes[at + 1]) : null;
    if (pair) pairs.push(pair);
    at += pair?.length ?? 1;
  }
  return pairs;
}

function pairByTurns({ text: term }: TextNode, next: TextNode | undefined): Pair | null {
  if (!next || countWords(term) > longestTerm || /[.!?;:,。！？；：，]$/u.test(term)) return null;
  const isLonger = countWords(next.text) > 2 && next.text.length > term.length;
  return isLonger ? { term, meaning: next.text, node: next, length: 2 } : null;
}

/** A term ends before the first small word, or where its words stand together elsewhere too. */
function pairInLine(node: TextNode, { pack, use }: DocumentView): Pair | null {
  const words = node.text.split(/\s+/u);
  const isSmall = (word = "") => pack.words.stopWords.has(normalizeText(word));
  const ends = Array.from({ length: Math.min(longestTerm, words.length - 2) }, (_, at) => at + 1);
  const known = ends.filter((end) => !isSmall(words[end - 1]) && use.holds(words.slice(0, end)));
  const end = known.at(-1) ?? ends.find((at) => isSmall(words[at]) && !isSmall(words[at - 1]));
  if (end === undefined) return null;
  const term = words.slice(0, end).join(" ");
  return { term, meaning: words.slice(end).join(" "), node, length: 1 };
}
