import type { AnswerTask } from "~/ai/ports";
import * as m from "../../messages";
import {
  type ExpectedAnswer,
  expectedAnswerOf,
  isQuestionWord,
} from "../answers/classify-question";
import { findAnswer } from "../answers/find-answer";
import { plain } from "../answers/plain-markdown";
import { citeQuote } from "../answers/quotes";
import { contentStems } from "../languages/content-stems";
import { packs } from "../languages/packs";
import { factMaterial } from "./fact-material";
import { findTopic } from "./find-topic";
import type { Topic } from "./topic";

const MAX_POINTS = 6;
/** Question types that a single fact answers. */
const factoidTypes: ReadonlySet<ExpectedAnswer> = new Set([
  "person",
  "time",
  "place",
  "number",
  "reason",
]);

/** Answers from the starter library, as Markdown; null if no fact answers surely. */
export async function answerFromFacts(
  task: Pick<AnswerTask, "question" | "history">,
): Promise<string | null> {
  const { answered, quotes } = await findAnswer({ ...task, material: factMaterial() });
  const [first] = quotes.map(citeQuote);
  // A fact about something similar would look like the answer, so it must contain every question
  // term.
  if (answered && first && containsAllTerms(`${first.fileId} ${first.quote}`, task.question))
    return `${plain(first.quote)}\n\n${origin(first.fileId)}`;
  const topic = findTopic(task.question);
  if (!topic) return null;
  const lead = factoidTypes.has(expectedAnswerOf(task.question))
    ? m.nearestFacts()
    : m.mainPoints();
  return `${lead}\n\n${mainPoints(topic)}\n\n${origin(topic.title)}`;
}

function mainPoints({ facts }: Topic): string {
  const easy = facts.filter(({ difficulty }) => difficulty === "easy").slice(0, MAX_POINTS);
  return easy.map(({ statement }) => `- ${plain(statement)}`).join("\n");
}

function origin(title: string): string {
  return `*${m.starterLibrarySource({ topic: title })}*`;
}

function containsAllTerms(text: string, question: string): boolean {
  const held = new Set(contentStems(text, packs.en.words));
  const asked = question
    .split(/\s+/u)
    .filter((word) => !isQuestionWord(word.toLowerCase().replace(/\P{L}/gu, "")))
    .join(" ");
  const wanted = contentStems(asked, packs.en.words);
  return wanted.length > 0 && wanted.every((one) => held.has(one));
}
