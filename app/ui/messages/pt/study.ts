import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

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

  // What to ask about
  thisDocument: () => "Este documento",
  thisCourse: () => "Esta disciplina",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} parte de ${file}`,
        other: (number) => `${number} partes de ${file}`,
      },
      "pt",
    ),
  aTopic: () => "Um tema",
  namedBelow: () => "Digite abaixo",
  topic: () => "Tema",
  topicOptional: () => "Opcional: foque em uma parte do documento.",
  topicOfCourseOptional: () => "Opcional: foque em uma parte da disciplina.",
  topicExamples: () => "Por exemplo: fotossíntese, Revolução Francesa, verbos em inglês.",
} satisfies Catalogue<typeof import("../en/study")>;
