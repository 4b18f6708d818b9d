import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "¿Las guardas para repasar?",
  keepHint: () => "Cada una vuelve cuando estás a punto de olvidarla.",
  keep: () => "Guardar para repasar",
  notNow: () => "Ahora no",
  inReview: () => "En el repaso",
  removeFromReview: () => "Quitar",
} satisfies Catalogue<typeof import("../en/keep")>;
