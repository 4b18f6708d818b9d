import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "Test blanc",
  questionTitle: ({ number, test }) => `Question ${number}, ${test}`,

  // Answering
  progress: () => "Progression dans le test",
  next: () => "Question suivante",
  finish: () => "Terminer le test",
  notSavedTitle: () => "Ta réponse n’a pas été enregistrée",
  sendAgain: () => "Impossible de joindre Fennec. Vérifie ta connexion et renvoie ta réponse.",

  // Cancelling
  cancelTitle: () => "Abandonner un test blanc",
  areYouSure: () => "Abandonner ce test\u00a0?",
  cancelWithoutAnswers: ({ title }) => [
    "Le test sur « ",
    title,
    " » prendra fin. Ses questions seront supprimées.",
  ],
  cancelWithAnswers: ({ title, count }) => [
    "Le test sur « ",
    title,
    plural(
      count,
      {
        one: " » prendra fin. Ses questions et ta réponse seront supprimées.",
        other: " » prendra fin. Ses questions et tes # réponses seront supprimées.",
      },
      "fr",
    ),
  ],
  cancel: () => "Abandonner le test",
  cancelling: () => "Abandon…",
  keepGoing: () => "Continuer",
  notCancelledTitle: () => "Le test n’a pas été abandonné",
  nothingToCancelTitle: () => "Aucun test à abandonner",
  cancelledTitle: () => "Test abandonné",
  cancelled: () => "Ses questions et tes réponses ont été supprimées.",
} satisfies Catalogue<typeof import("../en/question")>;
