import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "Eliminar este mazo",
  deleteQuiz: () => "Eliminar este cuestionario",
  deleteTest: () => "Eliminar este examen de práctica",
  deleteCard: () => "Eliminar esta tarjeta",
  deleteQuestion: () => "Eliminar esta pregunta",
  progressGoes: () => "También se elimina tu progreso con ella.",
  cardsGo: () => "Sus tarjetas también salen del repaso y se elimina tu progreso con ellas.",
  keptQuestionsStay: () => "Las preguntas que guardaste para repasar siguen en el repaso.",
  deleteWork: () => "Eliminar",
  deletingWork: () => "Eliminando…",
  cancelDeletion: () => "Cancelar",
  deletedTitle: () => "Eliminado",
  notDeletedTitle: () => "No se eliminó",
  nothingToDeleteTitle: () => "No hay nada que eliminar",
  deleteWarning: ({ title }) => [
    "“",
    title,
    "” se eliminará para siempre. Esta acción no se puede deshacer.",
  ],
} satisfies Catalogue<typeof import("../en/delete")>;
