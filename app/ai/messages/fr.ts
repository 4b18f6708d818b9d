import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) =>
    `${model} a atteint sa limite du jour : c’est ${other} qui a pris le relais.`,
  modelFailed: ({ model, other }) =>
    `${model} n’est pas disponible pour l’instant : c’est ${other} qui a pris le relais.`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("fr", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `« ${topic} »`,
  notInMaterials: ({ topic }) =>
    `Tes cours ne parlent pas de « ${topic} ». Importe un document là-dessus, ou essaie un autre thème.`,
  notInMaterialsTry: ({ topic, topics }) =>
    `Tes cours ne parlent pas de « ${topic} ». Importe un document là-dessus, ou essaie ${topics}.`,
  noMaterials: ({ topic }) =>
    `Tu n’as pas encore importé de cours, et « ${topic} » n’est pas dans la bibliothèque de départ de Fennec. Importe un document là-dessus, ou essaie un autre thème.`,
  noMaterialsTry: ({ topic, topics }) =>
    `Tu n’as pas encore importé de cours, et « ${topic} » n’est pas dans la bibliothèque de départ de Fennec. Importe un document là-dessus, ou essaie ${topics}.`,

  // The built-in engine
  builtinEngine: () => "le moteur intégré de Fennec",

  // Answers from the starter library
  nearestFacts: () => "Je n’ai pas de réponse sûre. Voici les points essentiels sur ce thème :",
  mainPoints: () => "Les points essentiels :",
  starterLibrarySource: ({ topic }) =>
    `Cela vient de « ${topic} », dans la bibliothèque de départ de Fennec. Importe ton propre cours : je répondrai d’après lui et je te montrerai la page.`,
} satisfies Catalogue<typeof import("./en")>;
