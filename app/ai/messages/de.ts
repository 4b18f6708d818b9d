import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) =>
    `${model} hat das Tageslimit erreicht, deshalb ist ${other} eingesprungen.`,
  modelFailed: ({ model, other }) =>
    `${model} ist gerade nicht verfügbar, deshalb ist ${other} eingesprungen.`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("de", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `„${topic}“`,
  notInMaterials: ({ topic }) =>
    `In deinem Material steht nichts über „${topic}“. Lade etwas dazu hoch oder versuch es mit einem anderen Thema.`,
  notInMaterialsTry: ({ topic, topics }) =>
    `In deinem Material steht nichts über „${topic}“. Lade etwas dazu hoch oder versuch es mit ${topics}.`,
  noMaterials: ({ topic }) =>
    `Du hast noch kein Material, und „${topic}“ gibt es in Fennecs Startbibliothek nicht. Lade etwas dazu hoch oder versuch es mit einem anderen Thema.`,
  noMaterialsTry: ({ topic, topics }) =>
    `Du hast noch kein Material, und „${topic}“ gibt es in Fennecs Startbibliothek nicht. Lade etwas dazu hoch oder versuch es mit ${topics}.`,

  // The built-in engine
  builtinEngine: () => "Fennecs eigene Engine",

  // Answers from the starter library
  nearestFacts: () =>
    "Da bin ich mir nicht sicher. Das sind die wichtigsten Punkte zu diesem Thema:",
  mainPoints: () => "Die wichtigsten Punkte:",
  starterLibrarySource: ({ topic }) =>
    `Das stammt aus „${topic}“ in Fennecs Startbibliothek. Lade dein eigenes Material hoch, dann antworte ich daraus und zeige dir die Seite.`,
} satisfies Catalogue<typeof import("./en")>;
