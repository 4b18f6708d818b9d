import { countTokens } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, DraftMember, FactDraft } from "./draft";
import { readEntry, splitBracket, splitEnumeration, withoutNumbering } from "./entry";
import { membersOf } from "./lists";
import { isMeaning, isTerm } from "./meaning";
import { markTurns, QUESTION } from "./question-turns";
import { maxAnswerLength, shortenAnswer } from "./shorten-answer";

/** The longest section, in characters, that is the answer to its heading. */
const maxSectionLength = 800;
const maxTermWords = 4;
const maxLines = 6;
const CODE = /[{}=]|;$/u;

/** Reads the document's own questions with their answers. */
export function readQuestions(sections: readonly Section[], view: DocumentView): FactDraft[] {
  const drafts: FactDraft[] = [];
  const asking = markTurns(sections);
  for (const section of sections) {
    const [first] = section.nodes;
    if (first && isAsked(section, first, asking.has(section))) {
      const answers = readAskedHeading(section, first, view);
      if (answers.length > 0) first.turn = "answer";
      drafts.push(...answers);
    }
    section.nodes.forEach((node, index) => {
      drafts.push(...readQuestion(node, section.nodes.slice(index + 1, index + 10), section, view));
    });
  }
  return drafts;
}

/** Whether the heading is a question: by its mark, its label, or an answer label below it. */
function isAsked({ headings, nodes }: Section, first: TextNode, isLabelled: boolean): boolean {
  const above = headings.at(-1) ?? "";
  const length = nodes.reduce((sum, { text }) => sum + text.length, 0);
  if (above === "" || length > maxSectionLength) return false;
  if (first.turn === "answer") return true;
  return isAnswer(first) && (QUESTION.test(above) || isLabelled);
}

function readAskedHeading(section: Section, first: TextNode, view: DocumentView): FactDraft[] {
  const { nodes } = section;
  const question = withoutNumbering(section.headings.at(-1) ?? "");
  const drafts = toDrafts(question, nodes, first, section, view);
  if (QUESTION.test(question)) return drafts;
  if (nodes.length === 1) return drafts.map((draft) => asTermOrList(draft, view));
  const [draft] = drafts;
  const whole = draft && joinLines(draft, nodes);
  if (whole) return [whole];
  return first.turn === "answer" ? drafts.map((one) => asTermOrList(one, view)) : [];
}

/** Joins an answer of several short lines; null if other lines follow. */
function joinLines(draft: FactDraft, lines: readonly TextNode[]): FactDraft | null {
  const [first, ...rest] = lines;
  const isOne = first?.turn !== "answer" || rest.every(({ text }) => isPlain(text));
  const isShort = lines.length <= maxLines && lines.every(isAnswer);
  if (!isOne || !isShort || lines.some(({ text }) => CODE.test(text) || /[:：]$/u.test(text)))
    return null;
  const members = itemsOf(lines);
  const predicate = members.map(({ text }) => text).join("; ");
  return predicate.length <= maxAnswerLength ? { ...draft, members, predicate } : null;
}

/** Whether the line is not an entry of its own. */
function isPlain(text: string): boolean {
  return readEntry(text) === null && !CODE.test(text);
}

/**
 * Turns a question that is only a term into a definition or list: "Q: Recursion. A: …", "Q: Loops.
 * A: for, while".
 */
function asTermOrList(draft: FactDraft, view: DocumentView): FactDraft {
  const { subject, predicate, members = [], node } = draft;
  const term = splitBracket(subject).term;
  if (members.length > 0 || countTokens(term) > maxTermWords || !isTerm(term, view)) return draft;
  const listed = splitEnumeration(predicate, view.conjunction);
  const isClass = view.pack.grammar.answerType(term).isPlural;
  if (listed && isClass) {
    const things = listed.map((text) => ({ text, node }));
    return { ...draft, kind: "membership", subject: term, members: things, weight: 0.5 };
  }
  const isDefined = countTokens(predicate) > 2 && !listed && isMeaning(predicate, term, view);
  return isDefined ? { ...draft, kind: "definition", subject: term, weight: 0.6 } : draft;
}

function readQuestion(
  node: TextNode,
  following: readonly TextNode[],
  section: Section,
  view: DocumentView,
): FactDraft[] {
  const [next] = following;
  if (node.turn === "question") {
    const question = withoutNumbering(node.text);
    const drafts =
      next?.turn === "answer" ? toDrafts(question, following, next, section, view) : [];
    const end = following.findIndex(({ turn }) => turn === "question");
    const lines = following.slice(0, Math.max(1, end));
    return drafts.map((draft) => (lines.length > 1 && joinLines(draft, lines)) || draft);
  }
  const bare = withoutNumbering(node.text);
  const end = bare.search(/[?？؟]["”’»)]*(?:\s|$)/u);
  const isQuoted = /["“«„][^"”»“]*$/u.test(bare.slice(0, end));
  if (end < 8 || isQuoted || /[.!。]\s/u.test(bare.slice(0, end)) || end > 200) return [];
  const question = bare.slice(0, end + 1);
  const rest = bare.slice(end + 1).trim();
  if (rest.length > 2) {
    const isNote = node.kind === "list-item" || node.bold[0]?.[0] === 0;
    return isNote && !QUESTION.test(rest)
      ? toDrafts(question, [node], node, section, view, rest)
      : [];
  }
  // Unmarked questions belong to dialogues or are rhetorical.
  const isMarked = node.kind === "list-item" || node.bold[0]?.[0] === 0 || bare !== node.text;
  if (!isMarked) return [];
  const answer = node.children[0] ?? next;
  if (!answer || !isAnswer(answer) || (answer === next && answer.kind !== "paragraph")) return [];
  const answers = node.children.length > 0 ? node.children : [answer];
  return toDrafts(question, answers, answer, section, view);
}

function isAnswer(node: TextNode): boolean {
  return (
    (node.kind === "paragraph" || node.kind === "list-item") &&
    !/[?？؟]/u.test(node.text) &&
    node.text.length > 3
  );
}

/** @param answer the answer, if it is only a part of its node */
function toDrafts(
  question: string,
  following: readonly TextNode[],
  node: TextNode,
  section: Section,
  view: DocumentView,
  answer = withoutNumbering(node.text),
): FactDraft[] {
  // A heading is answered by the whole list below it, an empty "A:" by the list after it.
  const isList = node.kind === "list-item" && following[0] === node && following.length > 1;
  const isIntroduction = /[:：]$/u.test(answer) && node.children.length > 0;
  const isBare = isList || answer === "" || isIntroduction;
  const below = leadingItems(isList ? following : following.slice(1));
  const items = node.children.length > 0 && !isList ? node.children : isBare ? below : [];
  const members = membersOf(items, "causes", view) ?? itemsOf(items);
  const source = isBare ? (items[0] ?? node) : node;
  const told = withoutIntroduction(answer, view).replace(/^(?:-+>|→|=>|⇒)\s*/u, "");
  const text = isBare ? withoutNumbering(source.text) : told;
  const predicate =
    isBare && members.length > 0
      ? members.map((member) => member.text).join("; ")
      : answerTo(question, text, view);
  if (predicate === "") return [];
  return [
    {
      kind: "question",
      subject: question,
      predicate,
      members,
      node: source,
      quote: isBare ? source.text : text,
      section,
      context: null,
      group: "questions",
      weight: 0.65,
    },
  ];
}

/** Removes the introduction of a list at the end: "It is a language of 1972. Key features:". */
function withoutIntroduction(answer: string, { pack }: DocumentView): string {
  const last = /[:：]$/u.test(answer) ? pack.sentences.split(answer) : [];
  return last.length > 1 ? answer.slice(0, answer.lastIndexOf(last.at(-1) ?? "")).trim() : answer;
}

function itemsOf(nodes: readonly TextNode[]): DraftMember[] {
  return nodes.map((node) => ({ text: withoutNumbering(node.text), node }));
}

function leadingItems(nodes: readonly TextNode[]): TextNode[] {
  const end = nodes.findIndex(({ kind }) => kind !== "list-item");
  return nodes.slice(0, end < 0 ? nodes.length : end);
}

/** The longest answer, in characters, that is kept whole if its first sentence is not enough. */
const maxWholeAnswerLength = 240;

function answerTo(question: string, text: string, view: DocumentView): string {
  const first = shortenAnswer(text, view);
  if (text.length <= maxAnswerLength || text.length > maxWholeAnswerLength) return first;
  const asked = new Set(contentStems(question, view.pack.words));
  const told = contentStems(first, view.pack.words);
  const isContinuation = contentStems(
    text.slice(text.indexOf(first) + first.length),
    view.pack.words,
  ).some((stem) => asked.has(stem) && !told.includes(stem));
  const answers = first.length * 2 > text.length || told.some((stem) => asked.has(stem));
  return answers && !isContinuation ? first : text.replace(/[.。]$/u, "");
}
