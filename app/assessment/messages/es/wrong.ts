import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  isWrong: () => "Esto está mal",
  whatIsWrong: () => "¿Qué está mal?",
  wrongHint: () =>
    "Fennec no volverá a preguntarte esto en ningún sitio. Quienes administran este sitio pueden leerlo, lo que cita y lo que escribas.",
  setAside: () => "Quitar",
  calledWrong: () => "Dijiste que está mal. Ya no se pregunta ni cuenta.",
  putBack: () => "Volver a incluir",
  seeTakenOut: () => "Lo que quitaste",
  thisQuestion: ({ number }) => `pregunta ${number}`,
  thisCard: ({ number }) => `tarjeta ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
