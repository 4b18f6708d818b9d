import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) => `${model} 今天的用量已达上限，以下内容来自 ${other}。`,
  modelFailed: ({ model, other }) => `${model} 暂时无法使用，以下内容来自 ${other}。`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("zh", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `“${topic}”`,
  notInMaterials: ({ topic }) => `你的资料没有涉及“${topic}”。请上传相关资料，或换一个主题。`,
  notInMaterialsTry: ({ topic, topics }) =>
    `你的资料没有涉及“${topic}”。请上传相关资料，或试试${topics}。`,
  noMaterials: ({ topic }) =>
    `你还没有资料，Fennec 的入门资料库中也没有“${topic}”。请上传相关资料，或换一个主题。`,
  noMaterialsTry: ({ topic, topics }) =>
    `你还没有资料，Fennec 的入门资料库中也没有“${topic}”。请上传相关资料，或试试${topics}。`,

  // The built-in engine
  builtinEngine: () => "Fennec 内置引擎",

  // Answers from the starter library
  nearestFacts: () => "这个我不太确定。以下是该主题的要点：",
  mainPoints: () => "要点如下：",
  starterLibrarySource: ({ topic }) =>
    `以上内容出自 Fennec 入门资料库中的“${topic}”。上传你自己的资料，我就会据此回答，并告诉你在哪一页。`,
} satisfies Catalogue<typeof import("./en")>;
