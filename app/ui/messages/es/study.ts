import type { Catalogue } from "~/localization/catalogue";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["A partir de ", file, " o sobre cualquier tema."],
  typeOrChoose: () => "Escribe un tema o elige un documento en Materiales de estudio.",
  chooseOther: () => "Elige otro documento o escribe un tema.",
  insteadOrOther: ({ suggestion }) => [suggestion, ", elige otro documento o escribe un tema."],

  // Sources
  showInText: () => "Ver en el texto",
  showOnPage: ({ page }) => `Ver en la página ${page}`,
  readIn: ({ file }) => ["Leer en ", file],
  pageOf: ({ page, file }) => [`Página ${page} de `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}, control deslizante`,

  // Scores
  percentage: ({ percentage }) => `${percentage}\u00a0%`,
} satisfies Catalogue<typeof import("../en/study")>;
