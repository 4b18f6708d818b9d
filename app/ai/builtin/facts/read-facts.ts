import type { Passage } from "~/ai/ports";
import { comparableText, countTokens } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { isCaption } from "./captions";
import { isNonContent, roleOf } from "./context";
import { isDate } from "./dates";
import { type DocumentTree, descend, readTree, type Section, type TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { linkDuplicateFacts } from "./duplicate-facts";
import { readEntry } from "./entry";
import type { Fact } from "./fact";
import { finalizeFacts } from "./finalize-facts";
import { readGlossary } from "./glossary";
import { isHeadedParagraph, readHeadedParagraph, readOpening } from "./headed-paragraphs";
import { countTerms } from "./importance";
import { readBelowLabel, readLine } from "./lines";
import { readLists } from "./lists";
import { isMeaning, isTerm } from "./meaning";
import { isMeaningName } from "./meaning-names";
import { readNote } from "./notes";
import { linesOf, readSentence } from "./prose";
import { readQuestions } from "./questions";
import { readTable } from "./tables";

/** The characters read before yielding to other requests; about 20 ms of work. */
const charactersPerYield = 4_000;

/** The fewest facts; with fewer, the first sentence of each section is used too. */
const minFacts = 8;

/** Extracts the facts of documents in reading order, by structure first and grammar second. */
export async function readFacts(passages: readonly Passage[]): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const own of Map.groupBy(passages, ({ fileId }) => fileId).values()) {
    facts.push(...(await readDocument(own)));
  }
  return facts;
}

async function readDocument(passages: readonly Passage[]): Promise<Fact[]> {
  const tree = readTree(passages);
  const { sections } = tree;
  const view = createView(passages, tree);
  const { statistics } = view;
  const drafts = readQuestions(
    sections.filter((section) => isContentSection(section, view)),
    view,
  );
  const headed = sections.filter(isHeadedParagraph);
  let read = 0;
  for (const section of sections) {
    if (!isContentSection(section, view)) continue;
    const glossary = readGlossary(section, view);
    if (glossary) {
      drafts.push(...glossary);
      continue;
    }
    const lists = readLists(section, view);
    const listed = new Set(lists.flatMap(({ members = [] }) => members.map(({ node }) => node)));
    drafts.push(...lists, ...readHeadedParagraph(section, headed.length, view));
    for (const node of descend(section.nodes)) {
      drafts.push(...readNode(node, section, view, listed.has(node)));
      read += node.kind === "table" ? node.rows.length * 80 : node.text.length;
      if (read < charactersPerYield) continue;
      read = 0;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  // Too few facts: use the first sentence of each section.
  if (drafts.length < minFacts)
    drafts.push(
      ...sections
        .filter((section) => isContentSection(section, view) && !isHeadedParagraph(section))
        .flatMap((section) => readOpening(section, view))
        .filter(({ subject, predicate }) => definesHeading(subject, predicate, view)),
    );
  const facts = finalizeFacts(withoutConflicts(drafts, view), view, statistics);
  linkDuplicateFacts(facts, view.pack);
  return facts;
}

/** Removes contradicting definitions of one label: the first, or the least nested, is kept. */
function withoutConflicts(drafts: readonly FactDraft[], { pack }: DocumentView): FactDraft[] {
  const isLabelled = ({ kind, relation }: FactDraft) =>
    (kind === "definition" && !relation) || kind === "formula";
  const keyOf = ({ subject, context }: FactDraft) => comparableText(`${context ?? ""}: ${subject}`);
  const stemsOf = ({ predicate }: FactDraft) => new Set(contentStems(predicate, pack.words));
  const firsts = new Map<string, FactDraft>();
  for (const draft of drafts.filter(isLabelled)) {
    const first = firsts.get(keyOf(draft));
    if (!first || (first.node.parent && !draft.node.parent)) firsts.set(keyOf(draft), draft);
  }
  // Conflicting equations for a symbol are both dropped.
  const contested = new Set(
    drafts
      .filter((draft) => draft.kind === "formula" && draft.predicate.startsWith(draft.subject))
      .filter((draft) => firsts.get(keyOf(draft))?.predicate !== draft.predicate)
      .map(keyOf),
  );
  return drafts.filter((draft) => {
    const first = isLabelled(draft) ? (firsts.get(keyOf(draft)) ?? draft) : draft;
    if (first === draft) return draft.kind !== "formula" || !contested.has(keyOf(draft));
    if (draft.kind === "formula") return false;
    const stems = stemsOf(first);
    return [...stemsOf(draft)].filter((stem) => stems.has(stem)).length > 1;
  });
}

/** Whether the first sentence of a section defines its heading. */
function definesHeading(subject: string, predicate: string, view: DocumentView): boolean {
  return (
    countTokens(predicate) > 3 &&
    !isMeaningName(subject) &&
    readEntry(predicate) === null &&
    !view.pack.grammar.answerType(subject).isPlural &&
    isTerm(subject, view) &&
    isMeaning(predicate, subject, view)
  );
}

function isContentSection(section: Section, { pack }: DocumentView): boolean {
  return !isNonContent(roleOf(section.headings, pack)) && !isDocumentMetadata(section, pack);
}

const maxMetadataWords = 4;

/** Whether the section is document metadata: "Instructor: …", "Course: …", "Date: …". */
function isDocumentMetadata({ index, nodes }: Section, pack: LanguagePack): boolean {
  if (index > 1) return false;
  const values = nodes.map(({ text }) => readEntry(text)?.meaning ?? text);
  return (
    values.every((value) => countTokens(value) <= maxMetadataWords) &&
    nodes.some(({ text }) => readEntry(text) !== null) &&
    values.some((value) => isDate(value, pack))
  );
}

function createView(
  passages: readonly Passage[],
  { labels, sections }: DocumentTree,
): DocumentView {
  const sample = passages.slice(0, 60).map(({ text }) => text);
  const pack = packFor(sample.join("\n"));
  const locale = pack.code === "und" ? "en" : pack.code;
  const parts = new Intl.ListFormat(locale, { type: "conjunction" }).formatToParts(["a", "b"]);
  const conjunction = parts.find(({ type }) => type === "literal")?.value.trim() ?? "";
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  return { pack, conjunction, labels, statistics: countTerms(sections, { pack }), length };
}

/** Blanks to fill in, URLs and licences. */
const BOILERPLATE = /_{4,}|https?:\/\/|©|\bCC BY|\bISBN\b|\bdoi\b/u;

/**
 * Whether the line is boilerplate, a date among names: "Mon 14 Oct / Dr Lindqvist / slides on
 * portal".
 */
function isBoilerplate(text: string, { pack }: DocumentView): boolean {
  if (text.length > 120) return false;
  const parts = text.split(/\s+[/|·•]\s+/u);
  return (
    parts.length > 1 && parts.some((part) => isDate(part.replace(/^\p{L}{2,9}\.?,?\s/u, ""), pack))
  );
}

function readNode(
  node: TextNode,
  section: Section,
  view: DocumentView,
  isListed: boolean,
): FactDraft[] {
  if (node.kind === "code" || BOILERPLATE.test(node.text) || node.turn === "question") return [];
  if (node.kind === "table") return readTable(node, section, view);
  if (view.pack.grammar.labelRole(node.text) === "remark" || isBoilerplate(node.text, view))
    return [];
  const list = node.parent?.children ?? section.nodes;
  const first = node.kind === "list-item" ? list.find(({ kind }) => kind === "list-item") : null;
  const group = first ? `list-${first.position}` : `section-${section.index}`;
  const lines = linesOf(node, section, view, group);
  const hasMarks = node.kind !== "footnote" && !isCaption(node);
  const drafts = hasMarks ? readBelowLabel(lines) : [];
  lines.forEach((line, index) => {
    if (/[?？؟]["”’»)]*$/u.test(line.text)) return;
    const marked = hasMarks ? readLine(line) : [];
    drafts.push(
      ...marked,
      ...readSentence(
        line,
        lines[index - 1]?.text ?? null,
        marked.some(({ kind }) => kind !== "statement"),
      ),
    );
  });
  const isBare = drafts.length === 0 && first !== null && !isListed && !readEntry(node.text);
  return isBare ? readNote(node, section, view, group) : drafts;
}
