import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Choosing how many
  countMissing: () => "Escolha um número de questões de 1 a 100.",
  countNotWhole: () => "Escolha um número inteiro de questões.",
  countTooSmall: () => "Escolha pelo menos 1 questão.",
  countTooLarge: () => "Escolha no máximo 100 questões.",

  // A question
  questionOf: ({ number, total }) => `Questão ${number} de ${total}`,
  options: () => "Alternativas",
  optionLetter: ({ letter }) => `${letter}: `,
  chosenCorrect: () => "Sua resposta, certa",
  chosenWrong: () => "Sua resposta, errada",
  correctOption: () => "Resposta certa",

  // Answering
  howSure: () => "Você tem certeza?",
  sure: () => "Tenho certeza",
  notSure: () => "Não tenho certeza",
  optionMissing: () => "Escolha uma alternativa.",
  optionUnknown: () => "Escolha uma das alternativas.",
  questionNotFound: () => "Não encontramos essa questão. Talvez já tenha sido excluída.",

  // What the text says about the options
  youChose: ({ option }) => ["Você escolheu “", option, "”."],
  saidBelow: () => "O trecho abaixo também fala disso.",
  saidElsewhere: () => "Estas palavras vêm de outra parte do texto.",
  saidOfIt: () => "Veja o que o texto diz sobre isso:",
  rightAnswer: ({ option }) => ["A resposta certa é “", option, "”."],
  otherOptions: () => "O que o texto diz sobre as outras alternativas",
  optionList: ({ options }) =>
    options.flatMap((option, index) => [index > 0 ? ", “" : "“", option, "”"]),

  // Earlier work
  questionCount: ({ count }) => plural(count, { one: "# questão", other: "# questões" }, "pt"),
} satisfies Catalogue<typeof import("../en/question")>;
