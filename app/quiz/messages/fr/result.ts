import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

const rightOf = (correct: number, total: number) =>
  plural(
    correct,
    {
      one: (number) => `${number} bonne réponse sur ${total}`,
      other: (number) => `${number} bonnes réponses sur ${total}`,
    },
    "fr",
  );

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage} %, ${quiz}`,

  // The score
  retryHeading: () => "Reprise des questions ratées",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      {
        one: (number) => `${rightOf(correct, total)} en ${number} seconde`,
        other: (number) => `${rightOf(correct, total)} en ${number} secondes`,
      },
      "fr",
    ),
  correctInMinutes: ({ correct, total, time }) => `${rightOf(correct, total)} en ${time} minutes`,
  difficultyEasy: () => "Difficulté : facile",
  difficultyMedium: () => "Difficulté : moyenne",
  difficultyHard: () => "Difficulté : difficile",
  retryMissed: ({ count }) =>
    plural(
      count,
      { one: "Reprendre # question ratée", other: "Reprendre # questions ratées" },
      "fr",
    ),
  anotherQuiz: () => "Nouveau quiz",

  // The review
  review: () => "Correction",
  answeredCorrectly: () => "Juste",
  answeredWrongly: () => "Faux",
  reported: () => "Retirée",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["Ta réponse : ", answer],
  correctAnswer: ({ answer }) => ["Bonne réponse : ", answer],
  saidElsewhere: () => "Ces mots viennent d’une autre partie du texte.",
  saidOfIt: () => "Voici ce qu’en dit le texte :",
  lookAgain: () => "Revoir cette question",

  // Retrying
  notFinished: () => "Réponds d’abord à toutes les questions de ce quiz.",
  nothingWrong: () => "Toutes tes réponses étaient justes. Il n’y a rien à reprendre.",
  nothingToRetryTitle: () => "Il n’y a rien à reprendre",
  notRetriedTitle: () => "La reprise n’a pas pu commencer",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
} satisfies Catalogue<typeof import("../en/result")>;
