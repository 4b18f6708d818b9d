import { normalizeText } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import { type Section, shiftedBold, type TextNode } from "./document-tree";
import type { DocumentView, Draft, DraftMember } from "./draft";
import { withoutNumbering } from "./entry";
import { membersOf } from "./lists";
import { longestAnswer, shortened } from "./shorten-answer";

const QUESTION = /[?？؟]["”’»)]*$/u;
const LABEL = /^(\p{L}{1,9}\.?\s?\d{0,2})\s?[:：.)]\s*/u;
/** A heading that asks stands above its answer only where little stands below it. */
const longestSection = 800;

/** Questions of the document with the answer that stands beside or below them. */
export function readQuestions(sections: readonly Section[], view: DocumentView): Draft[] {
  const drafts: Draft[] = [];
  markTurns(sections);
  for (const section of sections) {
    const above = section.headings.at(-1) ?? "";
    const [first] = section.nodes;
    const length = section.nodes.reduce((sum, { text }) => sum + text.length, 0);
    if (QUESTION.test(above) && first && isAnswer(first) && length <= longestSection) {
      drafts.push(...toDrafts(withoutNumbering(above), section.nodes, first, section, view));
    }
    section.nodes.forEach((node, index) => {
      drafts.push(...readQuestion(node, section.nodes.slice(index + 1, index + 10), section, view));
    });
  }
  return drafts;
}

interface Labels {
  question: string;
  answer: string;
}

/** The letters or words before questions and answers ("Q:", "A:"; "Frage:", "Antwort:"), told by their turns. */
function findLabels(sections: readonly Section[]): Labels | null {
  const turns = new Map<string, number>();
  for (const { nodes } of sections) {
    nodes.forEach((node, index) => {
      const question = labelOf(node);
      const next = nodes[index + 1];
      const answer = next ? labelOf(next) : null;
      if (question === null || answer === null || question === answer || !QUESTION.test(node.text))
        return;
      const key = `${question}\t${answer}`;
      turns.set(key, (turns.get(key) ?? 0) + 1);
    });
  }
  const [most] = [...turns].sort((a, b) => b[1] - a[1]);
  const [question, answer] = most?.[0].split("\t") ?? [];
  return most && most[1] > 1 && question && answer ? { question, answer } : null;
}

/** Marks questions and answers as such, and takes their labels off. */
function markTurns(sections: readonly Section[]): void {
  const labels = findLabels(sections);
  if (!labels) return;
  for (const node of sections.flatMap(({ nodes }) => nodes)) {
    const label = labelOf(node);
    if (label !== labels.question && label !== labels.answer) continue;
    const by = LABEL.exec(node.text)?.[0].length ?? 0;
    node.turn = label === labels.question ? "question" : "answer";
    node.text = node.text.slice(by);
    node.bold = shiftedBold(node.bold, -by);
    node.pieces = node.pieces.map((piece) => ({ ...piece, start: Math.max(0, piece.start - by) }));
  }
}

function labelOf(node: TextNode): string | null {
  const label = LABEL.exec(node.text)?.[1];
  return label ? normalizeText(label).replace(/\s?\d+$/u, "") : null;
}

function readQuestion(
  node: TextNode,
  following: readonly TextNode[],
  section: Section,
  view: DocumentView,
): Draft[] {
  const [next] = following;
  if (node.turn === "question") {
    return next?.turn === "answer" ? toDrafts(node.text, following, next, section, view) : [];
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
  // Unmarked questions are those of a dialogue or of a teacher who goes on.
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

/** @param answer where it does not fill its node */
function toDrafts(
  question: string,
  following: readonly TextNode[],
  node: TextNode,
  section: Section,
  view: DocumentView,
  answer = withoutNumbering(node.text),
): Draft[] {
  // A heading that asks is answered by the whole list below it, an empty "A:" by the list behind.
  const isList = node.kind === "list-item" && following[0] === node && following.length > 1;
  const isBare = isList || answer === "";
  const below = leadingItems(isList ? following : following.slice(1));
  const items = node.children.length > 0 && !isList ? node.children : isBare ? below : [];
  const members = membersOf(items, "causes", view) ?? itemsOf(items);
  const source = isBare ? (items[0] ?? node) : node;
  const text = isBare ? withoutNumbering(source.text) : answer.replace(/^(?:-+>|→|=>|⇒)\s*/u, "");
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

function itemsOf(nodes: readonly TextNode[]): DraftMember[] {
  return nodes.map((node) => ({ text: withoutNumbering(node.text), node }));
}

function leadingItems(nodes: readonly TextNode[]): TextNode[] {
  const end = nodes.findIndex(({ kind }) => kind !== "list-item");
  return nodes.slice(0, end < 0 ? nodes.length : end);
}

/** A longer answer is told whole only where its first sentence alone would not be one. */
const longestWholeAnswer = 240;

function answerTo(question: string, text: string, view: DocumentView): string {
  const first = shortened(text, view);
  if (text.length <= longestAnswer || text.length > longestWholeAnswer) return first;
  const asked = new Set(contentStems(question, view.pack.words));
  const told = contentStems(first, view.pack.words);
  const goesOn = contentStems(text.slice(text.indexOf(first) + first.length), view.pack.words).some(
    (stem) => asked.has(stem) && !told.includes(stem),
  );
  const answers = first.length * 2 > text.length || told.some((stem) => asked.has(stem));
  return answers && !goesOn ? first : text.replace(/[.。]$/u, "");
}
