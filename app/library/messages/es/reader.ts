import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "Lectura",
  pageCount: ({ count }) => plural(count, { one: "# página", other: "# páginas" }, "es"),
  wordCount: ({ count }) => plural(count, { one: "# palabra", other: "# palabras" }, "es"),
  fileFacts: ({ facts }) =>
    new Intl.ListFormat("es", { type: "unit", style: "short" }).format(facts),
  setExamDate: () => "Fecha del examen",
  studyGuide: () => "Guía de estudio",
  concepts: () => "Conceptos",
  openOriginal: () => "Abrir original",
  originalOf: ({ file }) => `El original de ${file}`,

  // The text
  nothingToRead: () => "Sin texto legible",
  originalKept: () =>
    "Fennec no pudo leer texto en este archivo. Tu original sigue aquí. Sube una copia más nítida.",
  textComing: () => "Fennec está leyendo el texto. Aparecerá aquí cuando esté listo.",
  contents: () => "Índice",
  speakerNotes: () => "Notas del orador:",
  table: () => "Tabla",
  selectForCard: () => "Selecciona palabras para crear una tarjeta.",
  writeCard: () => "Escribir una tarjeta",
  cardFromWords: () => "Crear una tarjeta",
  backToCitation: () => "Volver a donde estabas",

  // Pages
  pages: () => "Páginas",
  page: ({ page }) => `Página ${page}`,
  pageRange: ({ first, last }) => `Páginas ${first} a ${last}`,
  previousPage: () => "Página anterior",
  nextPage: () => "Página siguiente",

  // Find in the document
  findInDocument: () => "Buscar en este documento",
  find: () => "Buscar",
  noMatches: ({ words }) => ["No hay resultados para “", words, "”"],
  matchOf: ({ current, count }) =>
    plural(
      count,
      {
        one: (number) => `${current} de ${number} resultado`,
        other: (number) => `${current} de ${number} resultados`,
      },
      "es",
    ),
  previousMatch: () => "Resultado anterior",
  nextMatch: () => "Resultado siguiente",
  endSearch: () => "Cerrar búsqueda",
} satisfies Catalogue<typeof import("../en/reader")>;
