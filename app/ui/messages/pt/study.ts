import type { Catalogue } from "~/localization/catalogue";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["A partir de ", file, " ou sobre qualquer tema."],
  typeOrChoose: () => "Digite um tema ou escolha um documento em Materiais de estudo.",
  chooseOther: () => "Escolha outro documento ou digite um tema.",
  insteadOrOther: ({ suggestion }) => [suggestion, ", escolha outro documento ou digite um tema."],

  // Sources
  showInText: () => "Ver no texto",
  showOnPage: ({ page }) => `Ver na página ${page}`,
  readIn: ({ file }) => ["Ler em ", file],
  pageOf: ({ page, file }) => [`Página ${page} de `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}, controle deslizante`,

  // Scores
  percentage: ({ percentage }) => `${percentage}%`,
} satisfies Catalogue<typeof import("../en/study")>;
