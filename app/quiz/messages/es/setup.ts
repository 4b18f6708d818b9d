import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Cuestionario",

  // The form
  newQuiz: () => "Nuevo cuestionario",
  generating: () => "Creando tu cuestionario",
  checkingText: () => "Comprobando cada respuesta con tu texto.",
  lookingForFacts: () => "Buscando buenas preguntas.",
  makeFrom: () => "A partir de",
  thisDocument: () => "Este documento",
  thisCourse: () => "Este curso",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} parte de ${file}`,
        other: (number) => `${number} partes de ${file}`,
      },
      "es",
    ),
  noDocument: () => "Ningún documento elegido",
  aTopic: () => "Un tema",
  namedBelow: () => "Escríbelo abajo",
  topic: () => "Tema",
  topicOptional: () => "Opcional: céntrate en una parte del documento.",
  topicOfCourseOptional: () => "Opcional: céntrate en una parte del curso.",
  topicExamples: () => "Por ejemplo: fotosíntesis, la Revolución francesa, los verbos en inglés.",
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
