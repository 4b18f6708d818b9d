import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Guía de estudio",
  titleOf: ({ name }) => `Guía de estudio, ${name}`,

  // Heading
  heading: ({ name }) => `Guía de estudio: ${name}`,
  openCourse: () => "Abrir curso",
  readText: () => "Leer el texto",
  print: () => "Imprimir",
  introduction: () =>
    "Los datos clave del documento, con sus propias palabras y ordenados por tipo.",
  introductionToCourse: () =>
    "Los datos clave de los documentos de este curso, con sus propias palabras y ordenados por tipo.",
  linksBack: () => "Cada uno enlaza con su lugar en el texto.",

  // Parts
  parts: () => "Partes de la guía",
  terms: () => "Términos clave",
  people: () => "Personas",
  causes: () => "Causas y consecuencias",
  differences: () => "Diferencias",
  dates: () => "Fechas",
  steps: () => "Pasos",
  lists: () => "Listas",
  formulas: () => "Fórmulas",
  questions: () => "Preguntas y respuestas",
  tables: () => "Tablas",
  table: () => "Tabla",
  page: ({ page }) => `Página ${page}`,
  pageOf: ({ page, document }) => `${document}, página ${page}`,
  showInText: () => "Ver en el texto",

  // Without a guide
  reading: () => "Fennec está leyendo el texto. La guía aparecerá aquí cuando esté lista.",
  noGuideTitle: () => "Sin guía para este documento",
  noGuideForCourse: () => "Sin guía para este curso",
  noText: () => "Fennec no pudo leer texto en este documento. Sube una copia más nítida.",
  noDocuments: () => "El curso aún no tiene documentos. Añade alguno.",
  noTextInCourse: () =>
    "Fennec no pudo leer texto en los documentos de este curso. Añade copias más nítidas.",
  nothingFoundInCourse: () =>
    "Fennec no encontró términos, causas, fechas ni listas en los documentos de este curso. Aun así, puedes leerlos y preguntar sobre ellos.",
  nothingFound: () =>
    "Fennec no encontró términos, causas, fechas ni listas en este documento. Aun así, puedes leerlo y preguntar sobre él.",

  // Requests
  scopeMissing: () => "Envía `fileId` o `courseId`.",
} satisfies Catalogue<typeof import("./en")>;
