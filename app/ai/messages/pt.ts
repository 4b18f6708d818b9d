import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) =>
    `${model} atingiu o limite de hoje, então quem gerou isto foi ${other}.`,
  modelFailed: ({ model, other }) =>
    `${model} não está disponível agora, então quem gerou isto foi ${other}.`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("pt", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `“${topic}”`,
  notInMaterials: ({ topic }) =>
    `Seus materiais não falam de “${topic}”. Envie algo sobre isso ou tente outro tema.`,
  notInMaterialsTry: ({ topic, topics }) =>
    `Seus materiais não falam de “${topic}”. Envie algo sobre isso ou tente ${topics}.`,
  noMaterials: ({ topic }) =>
    `Você ainda não tem materiais, e “${topic}” não está na biblioteca inicial do Fennec. Envie algo sobre isso ou tente outro tema.`,
  noMaterialsTry: ({ topic, topics }) =>
    `Você ainda não tem materiais, e “${topic}” não está na biblioteca inicial do Fennec. Envie algo sobre isso ou tente ${topics}.`,

  // The built-in engine
  builtinEngine: () => "o mecanismo integrado do Fennec",

  // Answers from the starter library
  nearestFacts: () => "Não tenho certeza. Estes são os pontos principais do tema:",
  mainPoints: () => "Os pontos principais:",
  starterLibrarySource: ({ topic }) =>
    `Isto vem de “${topic}”, na biblioteca inicial do Fennec. Envie seu próprio material, e eu respondo a partir dele e mostro a página.`,
} satisfies Catalogue<typeof import("./en")>;
