import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "Examen de práctica",
  questionTitle: ({ number, test }) => `Pregunta ${number}, ${test}`,

  // Answering
  progress: () => "Avance en el examen",
  next: () => "Siguiente pregunta",
  finish: () => "Terminar examen",
  notSavedTitle: () => "No se guardó tu respuesta",
  sendAgain: () =>
    "No se pudo conectar con Fennec. Revisa tu conexión y envía tu respuesta de nuevo.",

  // Cancelling
  cancelTitle: () => "Cancelar un examen de práctica",
  areYouSure: () => "¿Cancelar este examen?",
  cancelWithoutAnswers: ({ title }) => [
    "Se terminará el examen sobre “",
    title,
    "” y se eliminarán sus preguntas.",
  ],
  cancelWithAnswers: ({ title, count }) => [
    "Se terminará el examen sobre “",
    title,
    plural(
      count,
      {
        one: "” y se eliminarán sus preguntas y tu respuesta.",
        other: "” y se eliminarán sus preguntas y tus # respuestas.",
      },
      "es",
    ),
  ],
  cancel: () => "Cancelar examen",
  cancelling: () => "Cancelando…",
  keepGoing: () => "Seguir",
  notCancelledTitle: () => "No se canceló el examen",
  nothingToCancelTitle: () => "No hay examen que cancelar",
  cancelledTitle: () => "Examen cancelado",
  cancelled: () => "Se eliminaron sus preguntas y respuestas.",
} satisfies Catalogue<typeof import("../en/question")>;
