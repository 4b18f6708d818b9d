import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "No encontramos esa tarjeta. Puede que se haya eliminado.",

  // Editing a card
  edit: () => "Editar",
  stopEditing: () => "Dejar de editar",
  cardNumber: ({ number }) => `tarjeta ${number}`,
  front: () => "Anverso",
  back: () => "Reverso",
  save: () => "Guardar tarjeta",
  saving: () => "Guardando…",
  notChangedTitle: () => "No se cambió la tarjeta",
  frontMissing: () => "Escribe algo en el anverso.",
  frontTooLong: () => "El anverso puede tener como máximo 1000 caracteres.",
  backMissing: () => "Escribe algo en el reverso.",
  backTooLong: () => "El reverso puede tener como máximo 1000 caracteres.",

  // Writing a card from a document
  writeCardTitle: () => "Escribir una tarjeta",
  writeCardHint: () => "Se guarda en “Mis tarjetas” y aparecerá en tus repasos.",
  documentWords: () => "Palabras del documento",
  documentWordsHint: () => "Se quedan en la tarjeta, junto con la página en la que están.",
  cardQuestion: () => "Anverso: la pregunta",
  cardAnswer: () => "Reverso: la respuesta",
  cardAnswerHint: () => "Si lo dejas vacío, la respuesta son las palabras de arriba.",
  wordsTooLong: () => "Elige como máximo 1000 caracteres.",

  // The course of a card
  cardCourseTitle: () => "Mover una tarjeta a un curso",
  cardCourseHint: () =>
    "Pasa a “Mis tarjetas” del curso y conserva sus fechas de repaso. Un examen del curso puede adelantarlas.",
  changeCourse: () => "Cambiar de curso",
  moveCard: () => "Mover tarjeta",
  moving: () => "Moviendo…",
  movedTitle: () => "Tarjeta movida",
  notMovedTitle: () => "La tarjeta no se movió",
  cardOfDocument: () =>
    "Esta tarjeta procede de un documento, así que está en los cursos de ese documento.",

  // Deleting a card
  removeTitle: () => "Eliminar una tarjeta",
  removeCard: () => "Eliminar tarjeta",
  areYouSure: () => "¿Eliminar esta tarjeta?",
  removeWarning: ({ front }) => [
    "La tarjeta “",
    front,
    "” se eliminará para siempre. Esta acción no se puede deshacer.",
  ],
  remove: () => "Eliminar",
  removing: () => "Eliminando…",
  cancel: () => "Cancelar",
  notRemovedTitle: () => "No se eliminó la tarjeta",
  nothingToRemoveTitle: () => "No hay tarjeta que eliminar",
  removedTitle: () => "Tarjeta eliminada",
} satisfies Catalogue<typeof import("../en/cards")>;
