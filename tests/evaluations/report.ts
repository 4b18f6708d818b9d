import type { Citation, DraftQuestion } from "~/ai/ports";
import { type Measure, type Measures, missedFacts, placeOfAnswer } from "./measure";
import { nameOf, type StudyDocument } from "./study-document";
import type { Answered, Written } from "./write-items";

/** Columns of the table, in order. */
const columns: [Measure, string][] = [
  ["covered", "facts covered"],
  ["cards", "cards made"],
  ["questions", "questions made"],
  ["first", "first quote answers"],
  ["amongThree", "one of three"],
  ["wronglyDeclined", "wrongly declined"],
  ["declined", "unanswerable declined"],
  ["understanding", "why, how, order …"],
  ["factsShared", "facts in quiz and test"],
  ["repeated", "test repeats quiz"],
  ["verbatim", "options verbatim"],
  ["quoted", "options quoted"],
  ["ofOneKind", "of one kind"],
  ["quotes", "quotes verbatim"],
  ["duplicates", "duplicates"],
];

/** A line for each document and one for all, under a legend of the columns. */
export function tableOf(rows: readonly { name: string; measures: Measures }[]): string {
  const legend = columns.map(([, title], at) => `${letter(at)} ${title}`).join(", ");
  const width = Math.max(...rows.map(({ name }) => name.length));
  const head = `${"".padEnd(width)}${columns.map((_, at) => letter(at).padStart(6)).join("")}`;
  const lines = rows.map(
    ({ name, measures }) =>
      `${name.padEnd(width)}${columns.map(([key]) => percent(measures[key]).padStart(6)).join("")}`,
  );
  return [legend, head, ...lines].join("\n");
}

export function percent({ part, whole }: { part: number; whole: number }): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}

function letter(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

/** The items for a human judge, and the missed facts. */
export function markdownOf(document: StudyDocument, written: Written): string {
  const { quiz, cards, test, answers } = written;
  return [
    `# ${nameOf(document)}: ${document.title}`,
    `\n## Quiz (${quiz.length})\n`,
    ...quiz.map(questionLines),
    `\n## Cards (${cards.length})\n`,
    ...cards.map(({ front, back, source }) => `- **${front}**\n  → ${back}  ${cited(source)}`),
    `\n## Practice test (${test.length})\n`,
    ...test.map(questionLines),
    `\n## Answers (${answers.length})\n`,
    ...answers.map(answerLines),
    "\n## Facts that no item is about\n",
    ...missedFacts(document, written).map((quote) => `- ${quote}`),
    "",
  ].join("\n");
}

function questionLines(question: DraftQuestion, index: number): string {
  const { options, correctAnswer, optionSources, explanation, source } = question;
  const lines = options.map((option, at) => {
    const mark = at === correctAnswer ? "**✓**" : "–";
    return `   ${mark} ${option}  ${cited(optionSources?.[at] ?? null)}`;
  });
  return [
    `${index + 1}. **${question.question}**`,
    ...lines,
    `   Explanation: ${explanation}  ${cited(source)}`,
  ].join("\n");
}

function answerLines(answer: Answered): string {
  const { question, expected, declined, citations, text } = answer;
  const place = placeOfAnswer(answer);
  const verdict = expected
    ? `${declined ? "DECLINED" : Number.isFinite(place) ? `quote ${place + 1} answers` : "NO QUOTE ANSWERS"}; expected: ${expected.join(" / ")}`
    : `unanswerable, ${declined ? "declined" : "NOT DECLINED"}`;
  const quotes = citations.slice(0, 3).map((one, at) => `   [${at + 1}] ${one.quote}`);
  return [`- **${question}** (${verdict})`, `   ${text.replace(/\s+/g, " ")}`, ...quotes].join(
    "\n",
  );
}

function cited(source: Citation | null): string {
  if (!source) return "← no quote";
  return `← ${source.page === null ? "" : `p. ${source.page} `}“${source.quote}”`;
}
