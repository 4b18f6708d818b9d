import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage}\u00a0%, ${test}`,

  // The score
  complete: () => "Examen terminado",
  scored: ({ correct, total }) =>
    plural(
      total,
      {
        one: (number) => `Acertaste ${correct} de ${number} pregunta`,
        other: (number) => `Acertaste ${correct} de ${number} preguntas`,
      },
      "es",
    ),
  startNew: () => "Nuevo examen de práctica",
  takeAgain: () => "Repetir este examen",
  toDashboard: () => "Volver al panel",

  // The review
  review: () => "Revisión",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "Explicación",

  // Taking it again
  notFinished: () => "Primero responde a todas las preguntas de este examen.",
  allReported: () =>
    "Dijiste que todas las preguntas de este examen están mal. No queda nada que preguntar.",
  notBegunTitle: () => "No se pudo repetir el examen",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/result")>;
