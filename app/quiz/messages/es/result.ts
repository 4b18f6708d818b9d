import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage}\u00a0%, ${quiz}`,

  // The score
  retryHeading: () => "Tus errores otra vez",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      {
        one: (number) => `${correct} de ${total} correctas en ${number} segundo`,
        other: (number) => `${correct} de ${total} correctas en ${number} segundos`,
      },
      "es",
    ),
  correctInMinutes: ({ correct, total, time }) =>
    `${correct} de ${total} correctas en ${time} minutos`,
  difficultyEasy: () => "Dificultad: fácil",
  difficultyMedium: () => "Dificultad: media",
  difficultyHard: () => "Dificultad: difícil",
  retryMissed: ({ count }) =>
    plural(count, { one: "Repetir # error", other: "Repetir # errores" }, "es"),
  anotherQuiz: () => "Nuevo cuestionario",

  // The review
  review: () => "Revisión",
  answeredCorrectly: () => "Correcta",
  answeredWrongly: () => "Incorrecta",
  reported: () => "Quitada",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["Tu respuesta: ", answer],
  correctAnswer: ({ answer }) => ["Respuesta correcta: ", answer],
  saidElsewhere: () => "Estas palabras son de otra parte del texto.",
  saidOfIt: () => "Esto es lo que dice el texto al respecto:",
  lookAgain: () => "Ver otra vez esta pregunta",

  // Retrying
  notFinished: () => "Primero responde a todas las preguntas de este cuestionario.",
  nothingWrong: () => "Todas tus respuestas fueron correctas. No hay nada que repetir.",
  nothingToRetryTitle: () => "No hay nada que repetir",
  notRetriedTitle: () => "No se pudo empezar la repetición",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/result")>;
