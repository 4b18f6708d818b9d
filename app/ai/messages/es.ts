import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) =>
    `${model} alcanzó su límite de hoy, así que esto lo generó ${other}.`,
  modelFailed: ({ model, other }) =>
    `${model} no está disponible ahora mismo, así que esto lo generó ${other}.`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("es", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `“${topic}”`,
  notInMaterials: ({ topic }) =>
    `Tus materiales no tratan de “${topic}”. Sube algo sobre ello o prueba con otro tema.`,
  notInMaterialsTry: ({ topic, topics }) =>
    `Tus materiales no tratan de “${topic}”. Sube algo sobre ello o prueba con ${topics}.`,
  noMaterials: ({ topic }) =>
    `Aún no tienes materiales y “${topic}” no está en la biblioteca inicial de Fennec. Sube algo sobre ello o prueba con otro tema.`,
  noMaterialsTry: ({ topic, topics }) =>
    `Aún no tienes materiales y “${topic}” no está en la biblioteca inicial de Fennec. Sube algo sobre ello o prueba con ${topics}.`,

  // The built-in engine
  builtinEngine: () => "el motor integrado de Fennec",

  // Answers from the starter library
  nearestFacts: () => "No lo sé con certeza. Estos son los puntos principales del tema:",
  mainPoints: () => "Los puntos principales:",
  starterLibrarySource: ({ topic }) =>
    `Esto viene de “${topic}”, en la biblioteca inicial de Fennec. Sube tu propio material y responderé a partir de él y te mostraré la página.`,
} satisfies Catalogue<typeof import("./en")>;
