import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "Exámenes de práctica",

  // The form
  newTest: () => "Nuevo examen de práctica",
  noAnswersShown: () => "Al terminar el examen verás qué respuestas eran correctas y por qué.",
  count: () => "Número de preguntas",
  countRange: () => "De 1 a 100.",
  countRangeFree: ({ limit }) => `De 1 a 100. El plan gratuito incluye hasta ${limit} por examen.`,
  generate: () => "Crear examen de práctica",
  generating: () => "Creando tu examen de práctica",
  takesSeconds: () => "Suele tardar entre 15 y 30 segundos.",

  // File or text
  sources: () => "De dónde sale tu material",
  uploadTab: () => "Subir archivo",
  pasteTab: () => "Pegar texto",
  makeFrom: () => "A partir de",
  yourText: () => "Tu texto",
  textHint: () => "Hasta 200.000 caracteres. Fennec no guarda el texto en sí.",
  textPlaceholder: () => "Pega un capítulo, un artículo o tus apuntes.",
  fileOrTextTitle: () => "¿Archivo o texto?",
  noFileTitle: () => "Ningún archivo elegido",
  noTextTitle: () => "Falta el texto",

  // The learner's files
  yourFiles: () => "Tus archivos",
  courseAndFiles: () => "El curso o uno de tus archivos",
  courseOf: ({ count }) =>
    count === 0
      ? "Curso, sin documentos"
      : plural(count, { one: "Curso, # documento", other: "Curso, # documentos" }, "es"),
  stillReading: () => "Leyendo el texto",
  noText: () => "Sin texto para crear preguntas",
  pages: ({ count }) => plural(count, { one: "# página", other: "# páginas" }, "es"),
  words: ({ count }) => plural(count, { one: "# palabra", other: "# palabras" }, "es"),
  nothingToAsk: () => "nada que preguntar",
  facts: ({ facts }) => facts.join(", "),

  // Uploading
  tryAgain: () => "Reintentar",
  upload: () => "Subir",
  uploadedTitle: () => "Archivo subido",
  uploaded: ({ file }) => `Ya puedes crear un examen de práctica con ${file}`,
  uploadedInReading: ({ file }) =>
    `Fennec todavía está leyendo ${file}. Podrás elegirlo en cuanto termine.`,
  wrongTypeTitle: () => "Tipo de archivo no válido",
  uploadFailedTitle: () => "No se pudo subir",

  // Earlier tests
  earlier: () => "Exámenes de práctica anteriores",
} satisfies Catalogue<typeof import("../en/setup")>;
