import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "Qué hace Fennec",
  marketingTitle: () => "Tu compañero de estudio con IA",
  answersTitle: () => "Aprendizaje con IA",
  answersText: () =>
    "Pregunta sobre tu propio material. Cada respuesta muestra de qué página sale.",
  quizzesTitle: () => "Cuestionarios interactivos",
  quizzesText: () => "Preguntas sacadas de lo que subes, con una explicación en cuanto respondes.",
  flashcardsTitle: () => "Tarjetas de estudio",
  flashcardsText: () => "Los términos clave de tu material, en tarjetas listas para estudiar.",
} satisfies Catalogue<typeof import("../en/marketing")>;
