import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "Intentarlo primero",
  tryFirstHint: () => "Respondes de memoria antes de ver la respuesta.",
  tryFirstUnchanged: () => "No se cambió “Intentarlo primero”",

  // A question that is asked back
  tryItFirst: () => "Inténtalo primero: ¿qué recuerdas?",
  tryItFirstOnPage: ({ page }) => `Inténtalo primero: ¿qué recuerdas? Está en la página ${page}.`,
  whatYouRemember: () => "Lo que recuerdas",
  showAnswer: () => "Mostrar la respuesta",
  justTellMe: () => "Dime la respuesta",
  attemptTooLong: () => "Tu respuesta puede tener como máximo 2000 caracteres.",
  answerNotShown: () => "No se mostró la respuesta",

  // The answer beside what was remembered
  yourAnswer: () => "Tu respuesta",
  wordsFound: () => "Abajo se marcan las palabras de tu respuesta.",
  keepAnswer: () => "Guardar para repasar",
  answerKept: () => "Guardada para repasar",
  answerKeptWhere: () => "Ahora es una tarjeta de “Mis tarjetas”.",
  answerNotKept: () => "No se guardó la respuesta",
  nothingToKeep: () => "No hay ninguna respuesta con citas que guardar.",
} satisfies Catalogue<typeof import("../en/try-first")>;
