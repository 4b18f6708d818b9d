import { classifyFollowUp } from "./classify-follow-up";
import { chats, expectedAnswerOf } from "./classify-question";

const MAX_PARTS = 4;
/** The fewest words of a part: "and why", but not "and". */
const MIN_PART_WORDS = 2;

/** Splits a message with several questions: "What causes it and how is it treated?" */
export function splitQuestion(message: string): string[] {
  const parts = [message];
  for (const { questions } of chats) {
    if (!questions.questionBoundary) continue;
    const pieces = parts.flatMap((part) => part.split(questions.questionBoundary ?? /$^/u));
    parts.splice(0, parts.length, ...pieces);
  }
  const said = parts.map((part) => part.trim()).filter((part) => isPart(part));
  const isWhole = said.length < 2 || said.length > MAX_PARTS;
  return isWhole ? [message] : said;
}

function isPart(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length >= MIN_PART_WORDS) return true;
  return (
    words.length === 1 && (expectedAnswerOf(text) !== "any" || classifyFollowUp(text) !== null)
  );
}
