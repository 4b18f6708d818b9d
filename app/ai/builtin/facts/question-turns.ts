import { comparableText } from "~/ai/text/tokenize";
import { type Section, shiftedBold, type TextNode } from "./document-tree";
import { withoutNumbering } from "./entry";

export const QUESTION = /[?？؟]["”’»)]*$/u;
const LABEL = /^(\p{L}{1,9}\.?\s?\d{0,2})\s?[:：.)]\s*/u;
/** An answer label of one to three letters: "R= …", "A: …". */
const ANSWER_LABEL = /^(\p{L}{1,3}\.?)\s?[:：=)]\s*/u;

/** The fewest answers with a label, and the most lines per question, of an answer label. */
const minAnswers = 3;
const linesPerQuestion = 10;

interface Labels {
  question: string | null;
  answer: string;
}

/**
 * Marks nodes as questions and answers, and removes their labels.
 * @returns the sections whose heading is a labelled question or part of a series of questions
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

/**
 * The sections whose numbered headings are a series of questions, including those without a
 * question mark.
 */
function sectionsOfRun(sections: readonly Section[]): Section[] {
  const numbered = sections.filter(({ headings }) => NUMBER.test(headings.at(-1) ?? ""));
  const asked = numbered.filter(({ headings }) => /[?？؟]/u.test(headings.at(-1) ?? ""));
  return numbered.length >= minNumbered && asked.length * 2 >= numbered.length ? numbered : [];
}

/**
 * Finds the labels of questions and answers ("Q:", "A:"; "Frage:", "Antwort:") by their
 * alternation.
 */
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

/** Finds a short label that recurs below headings of which some are questions ("R= …"). */
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

/** Each heading or line with the next line. */
function* pairsOf(sections: readonly Section[]): Generator<[string, string]> {
  for (const { headings, nodes } of sections) {
    let above = headings.at(-1) ?? "";
    for (const { text } of nodes) {
      if (above !== "") yield [above, text];
      above = text;
    }
  }
}

/** Removes question labels from headings, and headings that are only an answer label. */
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

/** @param labels the known labels; with them, a separator of answers counts too */
function labelOf(text: string, labels?: Labels): string | null {
  const label = normalLabel(LABEL.exec(text)?.[1]);
  if (label !== null || !labels) return label;
  const answer = normalLabel(ANSWER_LABEL.exec(text)?.[1]);
  return answer === labels.answer ? answer : null;
}

function normalLabel(label: string | undefined): string | null {
  return label ? comparableText(label).replace(/\s?\d+$/u, "") : null;
}
