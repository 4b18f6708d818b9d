import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `Pregunta ${number}, ${quiz}`,

  // Answering
  progress: () => "Avance en el cuestionario",
  explanation: () => "Explicación",
  correct: () => "Correcto",
  notQuite: () => "No del todo",
  notSavedTitle: () => "No se guardó tu respuesta",
  chooseAgain: () => "No se pudo conectar con Fennec. Revisa tu conexión y elige de nuevo.",
  allAnswered: ({ correct, total }) =>
    `Todas las preguntas están respondidas: ${correct} de ${total} correctas.`,

  // Navigation
  neighbours: () => "Pregunta anterior y siguiente",
  previous: () => "Anterior",
  next: () => "Siguiente",
  seeResult: () => "Ver tu resultado",
  questions: () => "Preguntas",
  currentQuestion: ({ number }) => `Pregunta ${number}, actual`,
  rightQuestion: ({ number }) => `Pregunta ${number}, respondida, correcta`,
  wrongQuestion: ({ number }) => `Pregunta ${number}, respondida, incorrecta`,
  openQuestion: ({ number }) => `Pregunta ${number}, sin responder`,
} satisfies Catalogue<typeof import("../en/question")>;
