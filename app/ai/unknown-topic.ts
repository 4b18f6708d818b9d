import type { TextModel } from "./ports";

/** What to say where neither the learner's materials nor the model know a topic. */
export function unknownTopic(model: TextModel, topic: string | null): string {
  const near = topic ? model.suggestTopics(topic).map((title) => `“${title}”`) : [];
  const last = near.pop();
  const instead = last
    ? `or try ${near.length > 0 ? `${near.join(", ")} or ` : ""}${last}.`
    : "or try another topic.";
  return `Your materials say nothing about “${topic}”. Upload something on it, ${instead}`;
}
