import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "Diesen Stapel löschen",
  deleteQuiz: () => "Dieses Quiz löschen",
  deleteTest: () => "Diesen Übungstest löschen",
  deleteCard: () => "Diese Karte löschen",
  deleteQuestion: () => "Diese Frage löschen",
  progressGoes: () => "Auch dein Lernstand dazu wird gelöscht.",
  cardsGo: () =>
    "Seine Karten verschwinden auch aus der Wiederholung, und dein Lernstand dazu wird gelöscht.",
  keptQuestionsStay: () => "Fragen, die du zum Wiederholen vorgemerkt hast, bleiben vorgemerkt.",
  deleteWork: () => "Löschen",
  deletingWork: () => "Wird gelöscht\u00a0…",
  cancelDeletion: () => "Abbrechen",
  deletedTitle: () => "Gelöscht",
  notDeletedTitle: () => "Es wurde nicht gelöscht",
  nothingToDeleteTitle: () => "Nichts zu löschen",
  deleteWarning: ({ title }) => [
    "„",
    title,
    "“ wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  ],
} satisfies Catalogue<typeof import("../en/delete")>;
