import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `Question ${number}, ${quiz}`,

  // Answering
  progress: () => "Progression dans le quiz",
  explanation: () => "Explication",
  correct: () => "Juste",
  notQuite: () => "Pas tout à fait",
  notSavedTitle: () => "Ta réponse n’a pas été enregistrée",
  chooseAgain: () =>
    "Impossible de joindre Fennec. Vérifie ta connexion et choisis à nouveau ta réponse.",
  allAnswered: ({ correct, total }) =>
    plural(
      correct,
      {
        one: (number) =>
          `Tu as répondu à toutes les questions : ${number} bonne réponse sur ${total}.`,
        other: (number) =>
          `Tu as répondu à toutes les questions : ${number} bonnes réponses sur ${total}.`,
      },
      "fr",
    ),

  // Navigation
  neighbours: () => "Question précédente et suivante",
  previous: () => "Précédente",
  next: () => "Suivante",
  seeResult: () => "Voir ton résultat",
  questions: () => "Questions",
  currentQuestion: ({ number }) => `Question ${number}, en cours`,
  rightQuestion: ({ number }) => `Question ${number}, bonne réponse`,
  wrongQuestion: ({ number }) => `Question ${number}, mauvaise réponse`,
  openQuestion: ({ number }) => `Question ${number}, sans réponse`,
} satisfies Catalogue<typeof import("../en/question")>;
