import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "Supprimer ce paquet",
  deleteQuiz: () => "Supprimer ce quiz",
  deleteTest: () => "Supprimer ce test blanc",
  deleteCard: () => "Supprimer cette carte",
  deleteQuestion: () => "Supprimer cette question",
  progressGoes: () => "Ta progression sur cet élément est supprimée aussi.",
  cardsGo: () => "Ses cartes quittent aussi les révisions, avec ta progression.",
  keptQuestionsStay: () => "Les questions ajoutées à tes révisions y restent.",
  deleteWork: () => "Supprimer",
  deletingWork: () => "Suppression…",
  cancelDeletion: () => "Annuler",
  deletedTitle: () => "Supprimé",
  notDeletedTitle: () => "Rien n’a été supprimé",
  nothingToDeleteTitle: () => "Rien à supprimer",
  deleteWarning: ({ title }) => [
    "Tu vas supprimer définitivement «\u00a0",
    title,
    "\u00a0». Cette action est irréversible.",
  ],
} satisfies Catalogue<typeof import("../en/delete")>;
