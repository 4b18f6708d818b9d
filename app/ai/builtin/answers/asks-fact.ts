import { classifyFollowUp } from "./classify-follow-up";
import { classifyIntent } from "./classify-question";
import { parsePartReference, withoutPartReference } from "./part-reference";
import { summarisedTopic } from "./summarised-topic";

/**
 * Whether a message asks for something that a passage can say. Small talk, a quiz, a summary and
 * "explain this document" do not.
 */
export function asksFact(message: string): boolean {
  if (classifyFollowUp(message) !== null) return false;
  const intent = classifyIntent(message);
  if (intent !== "question" && intent !== "explain") return false;
  const question = parsePartReference(message) ? withoutPartReference(message) : message;
  return summarisedTopic(question) !== "";
}
