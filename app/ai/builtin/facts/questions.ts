import { normalizeText } from "~/ai/text/tokenize";
import type { Section, TextNode } from "./document-tree";
import type { Draft, DraftMember } from "./draft";
import { withoutNumbering } from "./entry";

const QUESTION = /[?？؟]["”’»)]*$/u;
const LABEL = /^(\p{L}{1,9}\.?\s?\d{0,2})\s?[:：.)]\s*/u;
const longestAnswer = 300;
/** A heading that asks stands above its answer only where little stands below it. */
const longestSection = 800;

/** Questions of the document with the answer that stands beside or below them. */
export function readQuestions(sections: readonly Section[]): Draft[] {
  const drafts: Draft[] = [];
  const labels = findLabels(sections);
  for (const section of sections) {
    const above = section.headings.at(-1) ?? "";
    const [first] = section.nodes;
    const length = section.nodes.reduce((sum, { text }) => sum + text.length, 0);
    if (QUESTION.test(above) && first && isAnswer(first) && length <= longestSection) {
      drafts.push(...toDrafts(withoutNumbering(above), section.nodes, first, section));
    }
    section.nodes.forEach((node, index) => {
      drafts.push(
        ...readQuestion(node, section.nodes.slice(index + 1, index + 4), section, labels),
      );
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

function labelOf(node: TextNode): string | null {
  const label = LABEL.exec(node.text)?.[1];
  return label ? normalizeText(label).replace(/\s?\d+$/u, "") : null;
}

function readQuestion(
  node: TextNode,
  following: readonly TextNode[],
  section: Section,
  labels: Labels | null,
): Draft[] {
  const [next] = following;
  if (labels && labelOf(node) === labels.question && next && labelOf(next) === labels.answer) {
    return toDrafts(withoutLabel(node.text), following, next, section);
  }
  const bare = withoutNumbering(node.text);
  const end = bare.search(/[?？؟]["”’»)]*(?:\s|$)/u);
  const isQuoted = /["“«„][^"”»“]*$/u.test(bare.slice(0, end));
  if (end < 8 || isQuoted || /[.!。]\s/u.test(bare.slice(0, end)) || end > 200) return [];
  const question = bare.slice(0, end + 1);
  const rest = bare.slice(end + 1).trim();
  if (rest.length > 2) {
    const isNote = node.kind === "list-item" || node.bold[0]?.[0] === 0;
    return isNote && !QUESTION.test(rest) ? toDrafts(question, [node], node, section, rest) : [];
  }
  // Unmarked questions are those of a dialogue or of a teacher who goes on.
  const isMarked = node.kind === "list-item" || node.bold[0]?.[0] === 0 || bare !== node.text;
  if (!isMarked) return [];
  const answer = node.children[0] ?? next;
  if (!answer || !isAnswer(answer) || (answer === next && answer.kind !== "paragraph")) return [];
  return toDrafts(question, node.children.length > 0 ? node.children : [answer], answer, section);
}

function isAnswer(node: TextNode): boolean {
  return (
    (node.kind === "paragraph" || node.kind === "list-item") &&
    !/[?？؟]/u.test(node.text) &&
    node.text.length > 3
  );
}

function withoutLabel(text: string): string {
  return text.replace(LABEL, "").trim();
}

/** @param answer where it does not fill its node */
function toDrafts(
  question: string,
  following: readonly TextNode[],
  node: TextNode,
  section: Section,
  answer = withoutNumbering(LABEL.test(node.text) ? withoutLabel(node.text) : node.text),
): Draft[] {
  // A heading that asks is answered by the whole list below it.
  const isList = node.kind === "list-item" && following[0] === node && following.length > 1;
  const below = isList ? leadingItems(following) : listAfter(following);
  const items = node.children.length > 0 ? node.children : below;
  const members = items.map(
    (item): DraftMember => ({ text: withoutNumbering(item.text), node: item }),
  );
  const lead = isList ? "" : clipped(answer.replace(/^(?:-+>|→|=>|⇒)\s*/u, ""));
  const predicate = lead === "" ? members.map(({ text }) => text).join("; ") : lead;
  if (predicate === "") return [];
  return [
    {
      kind: "question",
      subject: question,
      predicate,
      members,
      node: lead === "" ? (items[0] ?? node) : node,
      quote: lead === "" ? (items[0]?.text ?? node.text) : lead,
      section,
      context: null,
      group: "questions",
      weight: 0.65,
    },
  ];
}

/** An answer "A:" with nothing behind it is the list below. */
function listAfter([label, ...others]: readonly TextNode[]): TextNode[] {
  if (!label || withoutLabel(label.text) !== "") return [];
  return leadingItems(others);
}

function leadingItems(nodes: readonly TextNode[]): TextNode[] {
  const end = nodes.findIndex(({ kind }) => kind !== "list-item");
  return nodes.slice(0, end < 0 ? nodes.length : end);
}

/** As many whole sentences as fit. */
function clipped(answer: string): string {
  if (answer.length <= longestAnswer) return answer.replace(/[.。]$/u, "");
  const cut = answer.slice(0, longestAnswer);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("。"), cut.lastIndexOf("; "));
  return end > 40 ? cut.slice(0, end) : cut.slice(0, cut.lastIndexOf(" "));
}
