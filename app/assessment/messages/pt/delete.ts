import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "Excluir este baralho",
  deleteQuiz: () => "Excluir este quiz",
  deleteTest: () => "Excluir este simulado",
  deleteCard: () => "Excluir este flashcard",
  deleteQuestion: () => "Excluir esta questão",
  progressGoes: () => "Seu progresso nesse item também é excluído.",
  cardsGo: () => "Os flashcards dele também saem da Revisão, junto com seu progresso.",
  keptQuestionsStay: () => "As questões que você guardou continuam na Revisão.",
  deleteWork: () => "Excluir",
  deletingWork: () => "Excluindo…",
  cancelDeletion: () => "Cancelar",
  deletedTitle: () => "Excluído",
  notDeletedTitle: () => "Não foi excluído",
  nothingToDeleteTitle: () => "Nada para excluir",
  deleteWarning: ({ title }) => [
    "“",
    title,
    "” será excluído para sempre. Esta ação não pode ser desfeita.",
  ],
} satisfies Catalogue<typeof import("../en/delete")>;
