import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "Lo que quitaste",
  reportedIntro: () =>
    "Lo que dijiste que está mal no se pregunta en ningún sitio hasta que lo vuelvas a incluir.",
  nothingReported: () => "No has quitado nada",
  nothingReportedHint: () =>
    "“Esto está mal”, junto a una pregunta o tarjeta, la quita de todas partes.",
  itemReportedTitle: () => "Quitada",
  itemReportedMessage: () => "No se te volverá a preguntar.",
  notReportedTitle: () => "No se quitó",
  reasonMissing: () => "Di en pocas palabras qué está mal.",
  reasonTooLong: () => "Usa como máximo 500 caracteres.",
  restoredTitle: () => "Incluida de nuevo",
  notRestoredTitle: () => "No se volvió a incluir",
  yourReason: ({ reason }) => ["Escribiste: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
