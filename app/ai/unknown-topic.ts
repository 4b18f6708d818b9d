import * as m from "./messages";
import type { TextModel } from "./ports";

/** The message for a topic that neither the learner's materials, if any, nor the model know. */
export async function unknownTopic(
  model: TextModel,
  topic: string | null,
  hasMaterials: boolean,
): Promise<string> {
  const known = topic ? await model.suggestTopics(topic) : [];
  const quoted = known.map((title) => m.quotedTopic({ topic: title }));
  const topics = m.eitherOf({ topics: quoted });
  const named = { topic: String(topic), topics };
  if (hasMaterials) return topics ? m.notInMaterialsTry(named) : m.notInMaterials(named);
  return topics ? m.noMaterialsTry(named) : m.noMaterials(named);
}
