import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Notions",
  titleOf: ({ name }) => `Notions, ${name}`,

  // Heading
  heading: ({ name }) => `Notions : ${name}`,
  readText: () => "Lire le texte",
  openCourse: () => "Ouvrir la matière",
  reckoning: ({ fewest }) =>
    `Chaque question et chaque carte compte une fois, avec ta dernière réponse. Une partie est fragile quand moins de 3 réponses sur 4 sont justes. Avec moins de ${fewest} réponses, elle n’est pas évaluée.`,

  // Parts
  weak: () => "Parties fragiles",
  known: () => "Parties acquises",
  unclear: () => "Pas encore assez de réponses",
  unasked: () => "Pas encore demandé",
  noneWeak: () => "Aucune partie fragile pour l’instant.",
  rightOf: ({ right, answers }) =>
    plural(
      right,
      {
        one: (number) => `${number} juste sur ${answers}`,
        other: (number) => `${number} justes sur ${answers}`,
      },
      "fr",
    ),
  page: ({ page }) => `Page ${page}`,
  pageOf: ({ page, document }) => `${document}, page ${page}`,
  keyTerm: () => "Terme clé",
  keyTermOn: ({ page }) => `Terme clé, page ${page}`,
  beforeFirstHeading: () => "Avant le premier titre",
  wholeDocument: () => "Tout le document",

  // Practice of the weak parts
  quizMe: () => "Quiz sur ces parties",
  makeCards: () => "Créer des cartes",
  reviewDue: ({ count }) =>
    plural(count, { one: "Réviser # élément", other: "Réviser # éléments" }, "fr"),
  reviewAnyway: () => "Réviser en avance",
  weakestOnly: ({ count }) =>
    plural(
      count,
      { one: "Pour la partie la plus fragile.", other: "Pour les # parties les plus fragiles." },
      "fr",
    ),
  decksInReview: () =>
    "Les paquets et les annales reviennent dans tes révisions. Un quiz et de nouvelles cartes se font seulement à partir de documents.",
  decksByThemselves: () =>
    "Un quiz et de nouvelles cartes se font seulement à partir de documents. Pour t’exercer sur un paquet, ouvre-le.",
  generatingQuiz: () => "Création de ton quiz",
  generatingCards: () => "Création de tes cartes",
  fromWeakParts: () => "À partir des parties que tu connais le moins.",

  // Without answers
  noAnswersTitle: () => "Aucune réponse pour l’instant",
  noAnswers: () =>
    "Fais un quiz ou un test blanc sur ce document, ou révise ses cartes. Tu verras alors ici les parties que tu connais le moins.",
  noAnswersInCourse: () =>
    "Fais un quiz ou un test blanc sur cette matière, ou révise ses cartes. Tu verras alors ici les parties de ses documents que tu connais le moins.",
  takeQuiz: () => "Faire un quiz",
} satisfies Catalogue<typeof import("./en")>;
