import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "Sesión de repaso",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { one: "Queda # para hoy", other: "Quedan # para hoy" }, "es");
    if (again === 0) return left;
    return again === count ? `${left}, otra vez` : `${left}, ${again} de ellas otra vez`;
  },
  fromWork: ({ title }) => `De ${title}`,
  correct: () => "¡Correcto!",
  notQuite: () => "No del todo",
  comesBackTomorrow: () => "Vuelve mañana.",
  comesBackIn: ({ interval }) => `Volverá en ${interval}.`,
  next: () => "Siguiente",
  endSession: () => "Terminar por ahora",

  // A card
  yourAnswer: () => "Tu respuesta",
  typeFirst: () => "Opcional: escríbela antes de mirar.",
  showAnswer: () => "Mostrar respuesta",
  wordsFound: () => "Se marcan las palabras que también están en tu respuesta.",
  judgeParts: () => "¿Qué partes acertaste?",
  saveParts: () => "Guardar las partes",
  typedTooLong: () => "Tu respuesta puede tener como máximo 2000 caracteres.",

  // Rating
  undo: () => "Deshacer",
  undoneTitle: () => "Respuesta deshecha",
  notUndoneTitle: () => "No se deshizo la respuesta",
  notSavedTitle: () => "No se guardó tu respuesta",
  optionMissing: () => "Elige una opción.",
  gradeMissing: () => "Elige cuánto te costó recordarlo.",
  answerMissing: () => "Una pregunta necesita `selected`; una tarjeta, `rating` o `parts`.",
  itemNotFound: () => "No encontramos esa tarjeta o pregunta. Puede que se haya eliminado.",

  // The end
  sessionDone: () => "Listo por hoy",
  sessionPaused: () => "Listo por ahora",
  leftForToday: ({ count }) =>
    plural(count, { one: "Queda # para hoy.", other: "Quedan # para hoy." }, "es"),
  studiedToday: () => "Lo que estudiaste hoy",
  rightOf: ({ correct, total }) => `${correct} de ${total} correctas`,
  newOnes: ({ count }) => plural(count, { one: "# nueva", other: "# nuevas" }, "es"),
  courseDone: () => "Este curso está listo por hoy",
  partsDone: () => "Estas partes están listas por hoy",
  answeredToday: ({ correct, total }) => `Hoy acertaste ${correct} de ${total}.`,
  learnedNew: ({ count }) =>
    plural(count, { one: "Empezaste # nueva.", other: "Empezaste # nuevas." }, "es"),
  toTheCourse: () => "Volver al curso",
  toTheConcepts: () => "Volver a los conceptos",
  toTheDay: () => "Volver a “Hoy”",
} satisfies Catalogue<typeof import("../en/session")>;
