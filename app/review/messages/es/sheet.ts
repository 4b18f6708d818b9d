import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "En papel",
  sheetIntroduction: ({ most }) =>
    `Imprime el repaso de hoy, hasta ${most} tarjetas y preguntas, y responde con bolígrafo. Las respuestas están en una página aparte. Después, anota aquí lo que marcaste.`,
  printSheet: () => "Imprimir",
  printByBrowser: () => "Imprime esta página con tu navegador.",
  nothingToPrint: () => "Hoy no tienes nada pendiente, así que no hay nada que imprimir.",

  // Finding a sheet
  sheetCode: () => "Código de una hoja",
  sheetCodeHint: () => "Está impreso arriba, por ejemplo, K7MF-2QXD.",
  openSheet: () => "Abrir",
  anotherSheet: () => "Anotar otra hoja",
  todaysSheet: () => "Hoja de hoy",
  sheetNotFound: () => "No encontramos ninguna hoja con este código. Las hojas se guardan 60 días.",

  // Entering
  enterAnswers: () => "Lo que marcaste",
  leftOut: () => "Sin responder",
  itemGone: () => "Ya se eliminó.",
  enteredRight: ({ answer }) => `Anotaste: ${answer}. Correcto.`,
  enteredWrong: ({ answer, right }) => `Anotaste: ${answer}. La respuesta es ${right}.`,
  entered: ({ answer }) => `Anotaste: ${answer}.`,
  saveSheet: () => "Guardar respuestas",
  nothingTicked: () => "Elige al menos una respuesta.",
  sheetNotSaved: () => "No se guardaron las respuestas",
  sheetSaved: ({ count }) =>
    plural(count, { one: "# respuesta guardada", other: "# respuestas guardadas" }, "es"),
  sheetSavedBefore: () => "Estas respuestas ya estaban guardadas",

  // The printed sheet
  printedTitle: ({ day }) => `Repaso, ${day}`,
  printedCode: ({ code }) => `Código ${code}`,
  printedHow: () =>
    "Marca una opción en cada pregunta y escribe las respuestas de las tarjetas en la línea. Luego pasa a las respuestas.",
  printedAnswers: () => "Respuestas",
  printedEnter: ({ address }) =>
    `Marca cuánto te costó cada tarjeta. Luego anota todo en ${address}.`,
  nothingForSheet: () => "No hay nada pendiente, así que no hay nada que imprimir.",
} satisfies Catalogue<typeof import("../en/sheet")>;
