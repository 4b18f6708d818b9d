import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

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

  // What to ask about
  thisDocument: () => "Este documento",
  thisCourse: () => "Este curso",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} parte de ${file}`,
        other: (number) => `${number} partes de ${file}`,
      },
      "es",
    ),
  aTopic: () => "Un tema",
  namedBelow: () => "Escríbelo abajo",
  topic: () => "Tema",
  topicOptional: () => "Opcional: céntrate en una parte del documento.",
  topicOfCourseOptional: () => "Opcional: céntrate en una parte del curso.",
  topicExamples: () => "Por ejemplo: fotosíntesis, la Revolución francesa, los verbos en inglés.",
} satisfies Catalogue<typeof import("../en/study")>;
