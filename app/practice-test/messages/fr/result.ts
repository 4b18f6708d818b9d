import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage} %, ${test}`,

  // The score
  complete: () => "Test terminé",
  scored: ({ correct, total }) =>
    plural(
      correct,
      {
        one: (number) => `${number} bonne réponse sur ${total}`,
        other: (number) => `${number} bonnes réponses sur ${total}`,
      },
      "fr",
    ),
  startNew: () => "Commencer un nouveau test blanc",
  takeAgain: () => "Refaire ce test",
  toDashboard: () => "Retour au tableau de bord",

  // The review
  review: () => "Correction",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "Explication",

  // Taking it again
  notFinished: () => "Réponds d’abord à toutes les questions de ce test.",
  allReported: () => "Tu as retiré toutes les questions de ce test. Il n’y a plus rien à demander.",
  notBegunTitle: () => "Le test n’a pas pu recommencer",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
} satisfies Catalogue<typeof import("../en/result")>;
