import type { TextModel } from "./ports";

/** What to say where neither the learner's materials, if there are any, nor the model know a topic. */
export async function unknownTopic(
  model: TextModel,
  topic: string | null,
  hasMaterials: boolean,
): Promise<string> {
  const near = topic ? (await model.suggestTopics(topic)).map((title) => `“${title}”`) : [];
  const last = near.pop();
  const instead = last
    ? `or try ${near.length > 0 ? `${near.join(", ")} or ` : ""}${last}.`
    : "or try another topic.";
  const unknown = hasMaterials
    ? `Your materials say nothing about “${topic}”.`
    : `You have no materials yet, and “${topic}” isn't in Fennec's starter library.`;
  return `${unknown} Upload something on it, ${instead}`;
}
