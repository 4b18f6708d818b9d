import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "Esto está mal",
  whatIsWrong: () => "¿Qué está mal?",
  wrongHint: () =>
    "Fennec no volverá a preguntarte esto en ningún sitio. Quienes administran este sitio pueden leerlo, junto con su cita y lo que escribas.",
  reportAndRemove: () => "Quitar",
  reportedNotice: () => "Dijiste que está mal. Ya no se pregunta ni cuenta.",
  restore: () => "Volver a incluir",
  seeReported: () => "Lo que quitaste",
  thisQuestion: ({ number }) => `pregunta ${number}`,
  thisCard: ({ number }) => `tarjeta ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
