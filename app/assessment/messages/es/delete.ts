import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "Eliminar este mazo",
  deleteQuiz: () => "Eliminar este cuestionario",
  deleteTest: () => "Eliminar este examen de práctica",
  deleteCard: () => "Eliminar esta tarjeta",
  deleteQuestion: () => "Eliminar esta pregunta",
  progressGoes: () => "También se elimina tu progreso con ella.",
  cardsGo: () => "Sus tarjetas también salen del repaso, con lo que recuerdas de ellas.",
  keptQuestionsStay: () => "Las preguntas que guardas para repasar se quedan ahí.",
  deleteWork: () => "Eliminar",
  deletingWork: () => "Eliminando…",
  cancelDeletion: () => "Cancelar",
  deletedTitle: () => "Eliminado",
  notDeletedTitle: () => "No se eliminó",
  nothingToDeleteTitle: () => "No hay nada que eliminar",
  deleteWarning: ({ title }) => [
    "Se eliminará para siempre «",
    title,
    "». Esta acción no se puede deshacer.",
  ],
} satisfies Catalogue<typeof import("../en/delete")>;
