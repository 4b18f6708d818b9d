import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pastPaper: () => "Examen de años anteriores",
  pastPaperHint: () =>
    "Sus preguntas con respuesta pasan a tu repaso: las que tienen opciones, como preguntas; las demás, como tarjetas. Antes de guardar nada, verás qué se reconoció.",
  paperText: () => "Pega preguntas y respuestas",
  paperTextHint: () =>
    "Preguntas numeradas, opciones con letras y respuestas: después de cada pregunta, marcadas o en una lista al final.",
  paperFile: () => "O elige un archivo",
  paperFileHint: ({ formats }) =>
    `${new Intl.ListFormat("es", { type: "disjunction" }).format(formats)}, de hasta 25\u00a0MB.`,
  checkPaper: () => "Leer examen",
  checkingPaper: () => "Leyendo…",

  // What was recognised
  paperItems: ({ questions, cards }) =>
    `${plural(questions, { one: "# pregunta con opciones", other: "# preguntas con opciones" }, "es")}, ${plural(cards, { one: "# tarjeta", other: "# tarjetas" }, "es")}`,
  notKeptYet: ({ items }) => `${items}. Aún no se ha guardado nada.`,
  recognised: () => "Lo que se reconoció",
  paperLine: ({ line }) => `Línea ${line}`,
  severalRight: () => "Varias opciones son correctas, así que se convierte en una tarjeta.",
  leftOutQuestions: ({ count }) =>
    plural(count, { one: "# pregunta queda fuera", other: "# preguntas quedan fuera" }, "es"),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, " (correcta)"],
  skippedLine: ({ line, problem }) => `Línea ${line}: ${problem}`,
  linesWithoutQuestion: ({ from, to }) =>
    `Líneas ${from} a ${to}: no pertenecen a ninguna pregunta.`,
  skippedLines: ({ count }) =>
    plural(count, { one: "Se omitió # línea", other: "Se omitieron # líneas" }, "es"),
  keepPaper: ({ count }) => plural(count, { other: "Guardar # para repasar" }, "es"),
  keepingPaper: () => "Guardando…",
  paperTitle: () => "Nombre",
  changePaper: () => "Cambiar el texto",

  // What became of it
  paperKept: ({ count }) =>
    plural(
      count,
      {
        one: "# tarjeta o pregunta guardada para repasar",
        other: "# tarjetas y preguntas guardadas para repasar",
      },
      "es",
    ),
  paperNotRead: () => "No se leyó el examen",
  paperMissing: () => "Elige un archivo o pega algunas preguntas y respuestas.",
  paperWrongType: ({ formats }) =>
    `Elige un archivo ${new Intl.ListFormat("es", { type: "disjunction" }).format(formats)}.`,
  paperTooLarge: () => "Ese archivo supera los 25\u00a0MB.",
  paperTooLong: () =>
    "Ese texto tiene más de 500.000 caracteres o de 1000 preguntas. Divídelo en partes.",
  paperOneFile: () => "Usa los archivos de uno en uno.",
  paperIncomplete: () => "La subida quedó incompleta. Inténtalo de nuevo.",
  paperUnreadable: () =>
    "No pudimos leer texto en ese archivo. Si está escaneado, escribe o pega su texto.",
  paperBusy: () => "Fennec está leyendo otros archivos. Vuelve a probar con el tuyo en un minuto.",
  noPaperItems: () =>
    "No se encontró ninguna pregunta con respuesta. Cada pregunta necesita un número o “Pregunta:”, y una respuesta.",

  // Why a line became nothing
  paperProblem: (problem) => {
    switch (problem) {
      case "no_answer":
        return "No se encontró ninguna respuesta.";
      case "unknown_option":
        return "Su respuesta no es ninguna de sus opciones.";
      case "few_options":
        return "Tiene menos de dos opciones o alguna está vacía.";
      case "many_options":
        return "Tiene más de seis opciones.";
      case "same_options":
        return "Dos de sus opciones son iguales.";
      case "too_long":
        return "Tiene más de 1000 caracteres.";
      case "no_question":
        return "No pertenece a ninguna pregunta.";
      case "repeated":
        return "Está repetida.";
    }
  },
} satisfies Catalogue<typeof import("../en/past-paper")>;
