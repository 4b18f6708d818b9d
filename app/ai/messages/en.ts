// Another model answered
export const budgetSpent = ({ model, other }: { model: string; other: string }) =>
  `${model} has reached its limit for today, so this comes from ${other}.`;
export const modelFailed = ({ model, other }: { model: string; other: string }) =>
  `${model} isn't available right now, so this comes from ${other}.`;

// Nothing is known about a topic
/** British English has no comma before "or". */
export const eitherOf = ({ topics }: { topics: readonly string[] }) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(topics);
export const quotedTopic = ({ topic }: { topic: string }) => `“${topic}”`;
export const notInMaterials = ({ topic }: { topic: string }) =>
  `Your materials don't cover “${topic}”. Upload something about it, or try another topic.`;
export const notInMaterialsTry = ({ topic, topics }: { topic: string; topics: string }) =>
  `Your materials don't cover “${topic}”. Upload something about it, or try ${topics}.`;
export const noMaterials = ({ topic }: { topic: string }) =>
  `You have no materials yet, and “${topic}” isn't in Fennec's starter library. Upload something about it, or try another topic.`;
export const noMaterialsTry = ({ topic, topics }: { topic: string; topics: string }) =>
  `You have no materials yet, and “${topic}” isn't in Fennec's starter library. Upload something about it, or try ${topics}.`;

// The built-in engine
export const builtinEngine = () => "Fennec's built-in engine";

// Answers from the starter library
export const nearestFacts = () =>
  "I'm not sure about that. Here are the main points on this topic:";
export const mainPoints = () => "The main points:";
export const starterLibrarySource = ({ topic }: { topic: string }) =>
  `This is from “${topic}” in Fennec's starter library. Upload your own material, and I will answer from it and show you the page.`;
