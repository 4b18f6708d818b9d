import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner called wrong
  takenOutTitle: () => "Quitado",
  takenOutIntro: () =>
    "Lo que dijiste que está mal no se pregunta en ningún sitio hasta que lo vuelvas a incluir.",
  nothingTakenOut: () => "No has quitado nada",
  nothingTakenOutHint: () =>
    "«Esto está mal», junto a una pregunta o tarjeta, la quita de todas partes.",
  setAsideTitle: () => "Quitada",
  setAsideMessage: () => "No se te volverá a preguntar.",
  notSetAsideTitle: () => "No se quitó",
  reasonMissing: () => "Di en pocas palabras qué está mal.",
  reasonTooLong: () => "Usa menos de 500 caracteres.",
  putBackTitle: () => "Incluida de nuevo",
  notPutBackTitle: () => "No se volvió a incluir",
  yourReason: ({ reason }) => ["Escribiste: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
