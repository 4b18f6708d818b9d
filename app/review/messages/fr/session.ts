import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "Séance de révision",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { other: "Encore # aujourd’hui" }, "fr");
    if (again === 0) return left;
    return again === count ? `${left}, à revoir` : `${left}, dont ${again} à revoir`;
  },
  fromWork: ({ title }) => `Tirée de ${title}`,
  correct: () => "C’est juste !",
  notQuite: () => "Pas tout à fait",
  comesBackTomorrow: () => "Revient demain.",
  comesBackIn: ({ interval }) => `Revient dans ${interval}.`,
  next: () => "Suivante",
  endSession: () => "Arrêter pour l’instant",

  // A card
  yourAnswer: () => "Ta réponse",
  typeFirst: () => "Facultatif : écris-la avant de regarder.",
  showAnswer: () => "Voir la réponse",
  wordsFound: () => "Les mots qui sont aussi dans ta réponse sont surlignés.",
  judgeParts: () => "Quelles parties avais-tu ?",
  saveParts: () => "Enregistrer par parties",
  typedTooLong: () => "Ta réponse doit faire moins de 2 000 caractères.",

  // Rating
  undo: () => "Annuler",
  undoneTitle: () => "Réponse annulée",
  notUndoneTitle: () => "Cette réponse n’a pas été annulée",
  notSavedTitle: () => "Ta réponse n’a pas été enregistrée",
  optionMissing: () => "Choisis une réponse.",
  gradeMissing: () => "Indique si c’était difficile de t’en souvenir.",
  answerMissing: () => "Une question demande `selected`, une carte `rating` ou `parts`.",
  itemNotFound: () => "Élément introuvable. Il a peut-être été supprimé.",

  // The end
  sessionDone: () => "Terminé pour aujourd’hui",
  sessionPaused: () => "C’est bon pour l’instant",
  leftForToday: ({ count }) =>
    plural(
      count,
      { one: "Il en reste # pour aujourd’hui.", other: "Il en reste # pour aujourd’hui." },
      "fr",
    ),
  studiedToday: () => "Ce que tu as étudié aujourd’hui",
  rightOf: ({ correct, total }) => `${correct} sur ${total} justes`,
  newOnes: ({ count }) => plural(count, { one: "# nouvelle", other: "# nouvelles" }, "fr"),
  courseDone: () => "Cette matière est terminée pour aujourd’hui",
  partsDone: () => "Ces parties sont terminées pour aujourd’hui",
  answeredToday: ({ correct, total }) =>
    plural(
      correct,
      {
        one: (number) => `${number} bonne réponse sur ${total} aujourd’hui.`,
        other: (number) => `${number} bonnes réponses sur ${total} aujourd’hui.`,
      },
      "fr",
    ),
  learnedNew: ({ count }) =>
    plural(
      count,
      { one: "# nouvel élément commencé.", other: "# nouveaux éléments commencés." },
      "fr",
    ),
  toTheCourse: () => "Retour à la matière",
  toTheConcepts: () => "Retour aux notions",
  toTheDay: () => "Retour aux révisions",
} satisfies Catalogue<typeof import("../en/session")>;
