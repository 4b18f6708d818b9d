import { normalizeText } from "~/ai/text/tokenize";
import { type Section, shiftedBold, type TextNode } from "./document-tree";
import { withoutNumbering } from "./entry";

export const QUESTION = /[?？؟]["”’»)]*$/u;
const LABEL = /^(\p{L}{1,9}\.?\s?\d{0,2})\s?[:：.)]\s*/u;
/** Behind a question without a label stands one of a letter or two: "R= …", "A: …". */
const ANSWER_LABEL = /^(\p{L}{1,3}\.?)\s?[:：=)]\s*/u;

/** So many answers of one label make it one, where of each so many lines above them one asks. */
const minAnswers = 3;
const linesPerQuestion = 10;

interface Labels {
  question: string | null;
  answer: string;
}

/**
 * Marks questions and answers as such, and takes their labels off.
 * @returns the sections whose heading goes by the label of a question, or stands in a run of them
 */
export function markTurns(sections: readonly Section[]): ReadonlySet<Section> {
  const asking = new Set(sectionsOfRun(sections));
  const labels = findLabels(sections) ?? findAnswerLabel(sections);
  if (!labels) return asking;
  for (const section of sections) {
    if (markHeadings(section, labels)) asking.add(section);
    for (const [index, node] of section.nodes.entries()) {
      const label = labelOf(node.text, labels);
      const next = section.nodes[index + 1];
      if (label === labels.question && label !== null) markTurn(node, "question");
      else if (label === labels.answer) markTurn(node, "answer");
      else if (labels.question === null && next && labelOf(next.text, labels) === labels.answer) {
        node.turn = "question";
        node.text = node.text.trimEnd();
      }
    }
  }
  return asking;
}

const NUMBER = /^\d{1,3}\s?[.)]/u;
const minNumbered = 4;

/** Numbered headings half of which ask are a run of questions, those without a mark too. */
function sectionsOfRun(sections: readonly Section[]): Section[] {
  const numbered = sections.filter(({ headings }) => NUMBER.test(headings.at(-1) ?? ""));
  const asked = numbered.filter(({ headings }) => /[?？؟]/u.test(headings.at(-1) ?? ""));
  return numbered.length >= minNumbered && asked.length * 2 >= numbered.length ? numbered : [];
}

/** The letters or words before questions and answers ("Q:", "A:"; "Frage:", "Antwort:"), told by their turns. */
function findLabels(sections: readonly Section[]): Labels | null {
  const turns = new Map<string, number>();
  for (const [above, below] of pairsOf(sections)) {
    const question = labelOf(above);
    const answer = labelOf(below);
    if (question === null || answer === null || question === answer || !QUESTION.test(above))
      continue;
    const key = `${question}\t${answer}`;
    turns.set(key, (turns.get(key) ?? 0) + 1);
  }
  const [most] = [...turns].sort((a, b) => b[1] - a[1]);
  const [question, answer] = most?.[0].split("\t") ?? [];
  return most && most[1] > 1 && question && answer ? { question, answer } : null;
}

/** A short mark that opens line after line below headings and numbers, of which some ask ("R= …"). */
function findAnswerLabel(sections: readonly Section[]): Labels | null {
  const found = new Map<string, { all: number; asked: number; label: Map<string, number> }>();
  for (const [above, below] of pairsOf(sections)) {
    const answer = normalLabel(ANSWER_LABEL.exec(below)?.[1]);
    if (answer === null || normalLabel(ANSWER_LABEL.exec(above)?.[1]) === answer) continue;
    const counts = found.get(answer) ?? { all: 0, asked: 0, label: new Map() };
    const question = normalLabel(ANSWER_LABEL.exec(above)?.[1]) ?? "";
    counts.all += 1;
    counts.asked += /[?？؟¿]/u.test(above) ? 1 : 0;
    counts.label.set(question, (counts.label.get(question) ?? 0) + 1);
    found.set(answer, counts);
  }
  const [most] = [...found].sort((a, b) => b[1].all - a[1].all);
  if (!most || most[1].all < minAnswers) return null;
  const [answer, { all, asked, label }] = most;
  const [question = "", share = 0] = [...label].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isLabelled = question !== "" && share * 2 > all;
  if (!isLabelled && asked * linesPerQuestion < all) return null;
  return { question: isLabelled ? question : null, answer };
}

/** Each line or heading with the line below it. */
function* pairsOf(sections: readonly Section[]): Generator<[string, string]> {
  for (const { headings, nodes } of sections) {
    let above = headings.at(-1) ?? "";
    for (const { text } of nodes) {
      if (above !== "") yield [above, text];
      above = text;
    }
  }
}

/** Takes the label of a question off the headings, and a heading that is but the label of an answer. */
function markHeadings(section: Section, labels: Labels): boolean {
  const last = section.headings.at(-1) ?? "";
  if (withoutLabel(last) === "" && labelOf(last, labels) === labels.answer)
    section.headings = section.headings.slice(0, -1);
  const isQuestion = (heading: string) =>
    labels.question !== null && labelOf(heading) === labels.question;
  const isAsking = isQuestion(section.headings.at(-1) ?? "");
  section.headings = section.headings.map((heading) =>
    isQuestion(heading) ? withoutLabel(heading) : heading,
  );
  return isAsking;
}

function withoutLabel(text: string): string {
  const bare = withoutNumbering(text);
  return bare.slice(LABEL.exec(bare)?.[0].length ?? 0);
}

function markTurn(node: TextNode, turn: "question" | "answer"): void {
  const by = (LABEL.exec(node.text) ?? ANSWER_LABEL.exec(node.text))?.[0].length ?? 0;
  node.turn = turn;
  node.text = node.text.slice(by);
  node.bold = shiftedBold(node.bold, -by);
  node.pieces = node.pieces.map((piece) => ({ ...piece, start: Math.max(0, piece.start - by) }));
}

/** @param labels where they are known, a mark that parts only answers counts too */
function labelOf(text: string, labels?: Labels): string | null {
  const label = normalLabel(LABEL.exec(text)?.[1]);
  if (label !== null || !labels) return label;
  const answer = normalLabel(ANSWER_LABEL.exec(text)?.[1]);
  return answer === labels.answer ? answer : null;
}

function normalLabel(label: string | undefined): string | null {
  return label ? normalizeText(label).replace(/\s?\d+$/u, "") : null;
}
