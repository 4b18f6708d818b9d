import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "Elige un número de preguntas de 1 a 100.",
  countNotWhole: () => "Elige un número entero de preguntas.",
  countTooSmall: () => "Elige al menos 1 pregunta.",
  countTooLarge: () => "Elige 100 preguntas como máximo.",

  // A question
  questionOf: ({ number, total }) => `Pregunta ${number} de ${total}`,
  options: () => "Opciones",
  optionLetter: ({ letter }) => `${letter}: `,
  chosenCorrect: () => "Tu respuesta, correcta",
  chosenWrong: () => "Tu respuesta, incorrecta",
  correctOption: () => "Respuesta correcta",

  // Answering
  howSure: () => "¿Lo tienes claro?",
  sure: () => "Lo tengo claro",
  notSure: () => "Tengo dudas",
  optionMissing: () => "Elige una opción.",
  optionUnknown: () => "Elige una de las opciones.",
  questionNotFound: () => "No encontramos esa pregunta. Puede que se haya eliminado.",

  // What the text says about the options
  youChose: ({ option }) => ["Elegiste “", option, "”."],
  saidBelow: () => "El fragmento de abajo también trata de ello.",
  saidElsewhere: () => "Estas palabras son de otra parte del texto.",
  saidOfIt: () => "Esto es lo que dice el texto al respecto:",
  rightAnswer: ({ option }) => ["La respuesta correcta es “", option, "”."],
  otherOptions: () => "Qué dice el texto sobre las otras opciones",
  optionList: ({ options }) =>
    options.flatMap((option, index) => [index > 0 ? ", “" : "“", option, "”"]),

  // Earlier work
  questionCount: ({ count }) => plural(count, { one: "# pregunta", other: "# preguntas" }, "es"),
} satisfies Catalogue<typeof import("../en/question")>;
