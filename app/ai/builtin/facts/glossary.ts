import { comparableText, countTokens } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { roleOf } from "./context";
import { descend, type Section, type TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { aliasesOf, readEntry, splitBracket } from "./entry";
import { isTerm } from "./meaning";
import { shortenAnswer } from "./shorten-answer";

/** The weight of glossary entries, which their author considers important. */
export const glossaryWeight = 0.8;

const maxTermWords = 6;
/** The fewest terms of a glossary, and the least share of its lines that form pairs. */
const minTerms = 3;
const minPairedShare = 0.7;
/** The same for sections without a glossary heading. */
const minAlternations = 4;
const minPairedShareByAlternation = 0.85;
const maxMeaningWords = 60;
const minMeaningWords = 4;

interface Pair {
  term: string;
  meaning: string;
  /** The node of the meaning. */
  node: TextNode;
  /** The number of nodes of the pair. */
  length: number;
}

export function isGlossary({ headings }: Section, pack: LanguagePack): boolean {
  return roleOf(headings, pack) === "glossary";
}

/**
 * Reads a glossary without separators: terms and meanings on alternating lines, or on one line
 * ("serf a peasant tied to the land"). Null if the section is none; without a glossary heading, its
 * lines must alternate.
 */
export function readGlossary(section: Section, view: DocumentView): FactDraft[] | null {
  const isNamed = isGlossary(section, view.pack);
  const nodes = [...descend(section.nodes)].filter(
    ({ kind, text }) =>
      kind !== "table" && kind !== "code" && (!isNamed || !/[.。]\s.*[.。]$/u.test(text)),
  );
  const marked = nodes.filter(({ text }) => readEntry(text) !== null).length;
  if (nodes.length < minTerms || marked * 2 > nodes.length) return null;
  const pairs = isNamed ? pairsBelowGlossaryHeading(nodes, view) : pairsByAlternation(nodes, view);
  if (pairs.length < (isNamed ? minTerms : minAlternations)) return null;
  if (pairedShare(pairs, nodes) < (isNamed ? minPairedShare : minPairedShareByAlternation))
    return null;
  return pairs
    .filter(({ term }) => isNamed || isTerm(term, view))
    .map(({ term, meaning, node }) => {
      const { term: subject, bracket } = splitBracket(term);
      return {
        kind: "definition",
        subject,
        aliases: aliasesOf(subject, bracket),
        predicate: shortenAnswer(meaning, view).replace(/[.。]$/u, ""),
        quote: node.text,
        node,
        section,
        context: null,
        group: `glossary-${section.index}`,
        weight: glossaryWeight,
      };
    });
}

function pairsBelowGlossaryHeading(nodes: readonly TextNode[], view: DocumentView): Pair[] {
  const alternating = pairsOf(nodes, (node, next) => pairLines(node, next));
  const lines = pairsOf(nodes, (node) => pairInLine(node, view));
  return pairedShare(alternating, nodes) >= pairedShare(lines, nodes) ? alternating : lines;
}

/**
 * Pairs of a short line and a longer one. Lines between them are split where the text continues
 * like the other meanings ("… schedule | in operant conditioning, …").
 */
function pairsByAlternation(nodes: readonly TextNode[], view: DocumentView): Pair[] {
  const alternatingPair = (node: TextNode, next: TextNode | undefined) =>
    next && isMeaningLine(next, view) ? pairLines(node, next) : null;
  const turns = pairsOf(nodes, alternatingPair);
  if (turns.length < minAlternations) return [];
  const lastTermWords = new Set(turns.map(({ term }) => comparableText(term).split(" ").at(-1)));
  const firstMeaningWords = new Set(
    turns.map(({ meaning }) => comparableText(meaning).split(" ")[0]),
  );
  const startsMeaning = (word: string) =>
    firstMeaningWords.has(comparableText(word)) && !lastTermWords.has(comparableText(word));
  return pairsOf(
    nodes,
    (node, next) => alternatingPair(node, next) ?? pairBeforeMeaningStart(node, startsMeaning),
  );
}

/**
 * Whether the line can be a meaning: up to two sentences; longer paragraphs are texts below a
 * title.
 */
function isMeaningLine({ text }: TextNode, { pack }: DocumentView): boolean {
  return countTokens(text) <= maxMeaningWords && pack.sentences.split(text).length <= 2;
}

function pairBeforeMeaningStart(
  node: TextNode,
  startsMeaning: (word: string) => boolean,
): Pair | null {
  const words = node.text.split(/\s+/u);
  const end = words
    .slice(0, maxTermWords + 1)
    .findIndex((word, at) => at > 0 && startsMeaning(word));
  if (end < 1 || words.length - end < minMeaningWords) return null;
  const term = words.slice(0, end).join(" ");
  return /[.!?;:,]$/u.test(term)
    ? null
    : { term, meaning: words.slice(end).join(" "), node, length: 1 };
}

function pairedShare(pairs: readonly Pair[], nodes: readonly TextNode[]): number {
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

function pairLines({ text: term }: TextNode, next: TextNode | undefined): Pair | null {
  if (!next || countTokens(term) > maxTermWords || /[.!?;:,。！？；：，]$/u.test(term)) return null;
  const isLonger = countTokens(next.text) > 2 && next.text.length > term.length;
  return isLonger ? { term, meaning: next.text, node: next, length: 2 } : null;
}

function isSentence(text: string, { grammar, sentences }: LanguagePack): boolean {
  if (!/[.。:：]$/u.test(text)) return false;
  const [first = text] = sentences.split(text);
  const isAny = () => true;
  const context = { previous: null, headings: [], bold: [], isTopical: isAny, isKeyTerm: isAny };
  const readers = [grammar.statements, grammar.definitions];
  return (
    sentences.dependsOnPrevious(first) ||
    readers.some((read) => (read?.(first, context) ?? []).length > 0)
  );
}

/**
 * Splits a line before its first stop word, or after words that form a phrase elsewhere in the
 * document.
 */
function pairInLine(node: TextNode, { pack, statistics }: DocumentView): Pair | null {
  if (isSentence(node.text, pack) || /[=:：]/u.test(node.text)) return null;
  const words = node.text.split(/\s+/u);
  const isSmall = (word = "") => pack.words.stopWords.has(comparableText(word));
  const ends = Array.from({ length: Math.min(maxTermWords, words.length - 2) }, (_, at) => at + 1);
  const known = ends.filter(
    (end) => !isSmall(words[end - 1]) && statistics.hasPhrase(words.slice(0, end)),
  );
  const end = known.at(-1) ?? ends.find((at) => isSmall(words[at]) && !isSmall(words[at - 1]));
  if (end === undefined) return null;
  const term = words.slice(0, end).join(" ");
  return { term, meaning: words.slice(end).join(" "), node, length: 1 };
}
