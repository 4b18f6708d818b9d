import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Conceptos",
  titleOf: ({ name }) => `Conceptos, ${name}`,

  // Heading
  heading: ({ name }) => `Conceptos: ${name}`,
  readText: () => "Leer el texto",
  openCourse: () => "Abrir curso",
  reckoning: ({ fewest }) =>
    `Cada pregunta y cada tarjeta cuenta una vez, con tu última respuesta. Una parte queda por reforzar si aciertas menos de 3 de cada 4. Con menos de ${fewest} respuestas no se evalúa.`,

  // Parts
  weak: () => "Partes por reforzar",
  known: () => "Partes que dominas",
  unclear: () => "Aún faltan respuestas",
  unasked: () => "Aún sin preguntar",
  noneWeak: () => "De momento no hay ninguna parte por reforzar.",
  rightOf: ({ right, answers }) => `${right} de ${answers} correctas`,
  page: ({ page }) => `Página ${page}`,
  pageOf: ({ page, document }) => `${document}, página ${page}`,
  keyTerm: () => "Término clave",
  keyTermOn: ({ page }) => `Término clave, página ${page}`,
  beforeFirstHeading: () => "Antes del primer título",
  wholeDocument: () => "Todo el documento",

  // Practice of the weak parts
  quizMe: () => "Crear cuestionario",
  makeCards: () => "Crear tarjetas",
  reviewDue: ({ count }) =>
    plural(count, { one: "Repasar # pendiente", other: "Repasar # pendientes" }, "es"),
  reviewAnyway: () => "Repasar antes de tiempo",
  weakestOnly: ({ count }) =>
    plural(
      count,
      {
        one: "Sobre la parte que menos dominas.",
        other: "Sobre las # partes que menos dominas.",
      },
      "es",
    ),
  decksInReview: () =>
    "Los mazos y exámenes de años anteriores salen en el repaso. El cuestionario y las tarjetas nuevas se hacen solo a partir de documentos.",
  decksByThemselves: () =>
    "El cuestionario y las tarjetas nuevas se hacen solo a partir de documentos. Para practicar un mazo, ábrelo.",
  generatingQuiz: () => "Creando tu cuestionario",
  generatingCards: () => "Creando tus tarjetas",
  fromWeakParts: () => "A partir de lo que menos dominas.",

  // Without answers
  noAnswersTitle: () => "Aún no hay respuestas",
  noAnswers: () =>
    "Haz un cuestionario o un examen de práctica sobre este documento, o repasa sus tarjetas. Después verás aquí qué partes dominas menos.",
  noAnswersInCourse: () =>
    "Haz un cuestionario o un examen de práctica sobre este curso, o repasa sus tarjetas. Después verás aquí qué partes de sus documentos dominas menos.",
  takeQuiz: () => "Hacer un cuestionario",
} satisfies Catalogue<typeof import("./en")>;
