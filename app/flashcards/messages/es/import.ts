import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "Importar tarjetas",
  importHint: () =>
    "De Anki, Quizlet o una hoja de cálculo. Un archivo o un texto pegado se convierte en un mazo nuevo.",
  importPastPaper: () => "¿Preguntas y respuestas de un examen de años anteriores?",
  importFile: () => "O elige un archivo",
  importFileHint: () =>
    "Un paquete de Anki (.apkg), .csv o .tsv, de hasta 25\u00a0MB. Las imágenes, los sonidos y las etiquetas no se importan.",
  importText: () => "Pega tus tarjetas",
  importTextHint: () =>
    "Una tarjeta por línea: el anverso; después, un tabulador, una coma, un punto y coma o un guion; y el reverso.",
  importButton: () => "Importar tarjetas",
  importing: () => "Importando…",
  importLink: () => "Importar tarjetas",

  // Why nothing was imported
  notImportedTitle: () => "No se importó ninguna tarjeta",
  nothingToImport: () => "Elige un archivo o pega algunas tarjetas.",
  importWrongType: () => "Elige un archivo .apkg, .csv o .tsv.",
  importTooLarge: () => "Ese archivo supera los 25\u00a0MB.",
  importTextTooLong: () => "Ese texto es demasiado largo. Impórtalo mejor como archivo .csv.",
  importOneFile: () => "Importa los archivos de uno en uno.",
  importIncomplete: () => "La subida quedó incompleta. Inténtalo de nuevo.",
  importUnreadable: () =>
    "No pudimos leer ninguna tarjeta. Comprueba que sea un paquete de Anki o que haya una tarjeta por línea.",
  importUnfinished: () =>
    "Fennec no pudo terminar de leer ese archivo. Inténtalo de nuevo o impórtalo por partes.",
  importBusy: () => "Fennec está leyendo otros archivos. Vuelve a importar el tuyo en un minuto.",
  importTooMany: () =>
    "Es más de lo que cabe en un mazo: 10.000 tarjetas y 8 millones de caracteres. Impórtalo por partes.",

  // What became no card
  skippedNoSeparator: () => "No hay ningún separador entre anverso y reverso.",
  skippedNoNote: () => "Falta su nota.",
  skippedNoFront: () => "El anverso está vacío.",
  skippedNoBack: () => "El reverso está vacío.",
  skippedFrontTooLong: () => "El anverso tiene más de 1000 caracteres.",
  skippedBackTooLong: () => "El reverso tiene más de 1000 caracteres.",

  // What was imported
  importedDeck: () => "Tarjetas importadas",
  importedTitle: ({ count }) =>
    plural(count, { one: "# tarjeta importada", other: "# tarjetas importadas" }, "es"),
  nothingNewTitle: () => "No hay tarjetas nuevas",
  importedExisting: ({ count }) =>
    plural(
      count,
      {
        one: "# tarjeta ya estaba. Conserva su texto y tu progreso.",
        other: "# tarjetas ya estaban. Conservan sus textos y tu progreso.",
      },
      "es",
    ),
  importedDecks: ({ count }) => `El paquete tenía ${count} mazos; aquí son uno solo.`,
  importedTags: () => "Se omitieron las etiquetas.",
  importedMedia: ({ count }) =>
    plural(
      count,
      {
        one: "Se omitió # imagen o sonido.",
        other: "Se omitieron # imágenes y sonidos.",
      },
      "es",
    ),
  importedSuspended: ({ count }) =>
    plural(
      count,
      {
        one: "# tarjeta estaba suspendida en Anki; aquí aparece como las demás.",
        other: "# tarjetas estaban suspendidas en Anki; aquí aparecen como las demás.",
      },
      "es",
    ),
  importedSkipped: ({ count, line, reason }) =>
    plural(
      count,
      {
        one: (number) => `Se omitió ${number} tarjeta. Línea ${line}: ${reason}`,
        other: (number) =>
          `Se omitieron ${number} tarjetas. La primera, en la línea ${line}: ${reason}`,
      },
      "es",
    ),

  // A card of the learner's own
  addCard: () => "Añadir una tarjeta",
  addCardButton: () => "Añadir tarjeta",
  adding: () => "Añadiendo…",
  addedTitle: () => "Tarjeta añadida",
  notAddedTitle: () => "No se añadió la tarjeta",
  myCards: () => "Mis tarjetas",
  myCardsOf: ({ course }) => `Mis tarjetas: ${course}`,
  deckAndCourse: () => "Una tarjeta va a un mazo o a un curso. Indica solo uno de los dos.",
  deckFull: () => "Este mazo está lleno: caben 10.000 tarjetas.",
  nothingToChange: () => "Indica un anverso, un reverso o un curso nuevo.",
  quoteMissing: () => "Indica la cita en la que se basa la tarjeta.",
  quoteNotFound: () =>
    "Estas palabras no están en el documento o no están en esa página. Cópialas exactamente.",
  quoteTooLong: () => "La cita puede tener como máximo 2000 caracteres.",
} satisfies Catalogue<typeof import("../en/import")>;
