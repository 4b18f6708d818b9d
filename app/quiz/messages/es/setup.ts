import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Cuestionario",

  // The form
  newQuiz: () => "Nuevo cuestionario",
  generating: () => "Creando tu cuestionario",
  checkingText: () => "Comprobando cada respuesta con tu texto.",
  lookingForFacts: () => "Buscando buenas preguntas.",
  makeFrom: () => "A partir de",
  noDocument: () => "Ningún documento elegido",
  difficulty: () => "Dificultad",
  easy: () => "Fácil",
  medium: () => "Media",
  hard: () => "Difícil",
  count: () => "Número de preguntas",
  countRange: () => "De 1 a 100.",
  countRangeFree: ({ limit }) =>
    `De 1 a 100. El plan gratuito incluye hasta ${limit} por cuestionario.`,
  generate: () => "Crear cuestionario",

  // Earlier quizzes
  earlier: () => "Cuestionarios anteriores",
  retryNote: () => "repetición de errores",
  easyQuiz: () => "fácil",
  mediumQuiz: () => "dificultad media",
  hardQuiz: () => "difícil",
} satisfies Catalogue<typeof import("../en/setup")>;
