import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pastPaper: () => "Prova anterior",
  pastPaperHint: () =>
    "As questões com resposta viram itens da sua revisão: as que têm alternativas, como questões; as outras, como flashcards. Você vê o que foi reconhecido antes de guardar.",
  paperText: () => "Cole questões e respostas",
  paperTextHint: () =>
    "Questões numeradas, alternativas com letras e respostas: depois de cada questão, marcadas ou em um gabarito no final.",
  paperFile: () => "Ou escolha um arquivo",
  paperFileHint: ({ formats }) =>
    `${new Intl.ListFormat("pt", { type: "disjunction" }).format(formats)}, de até 25\u00a0MB.`,
  checkPaper: () => "Ler prova",
  checkingPaper: () => "Lendo…",

  // What was recognised
  paperItems: ({ questions, cards }) =>
    `${plural(questions, { one: "# questão com alternativas", other: "# questões com alternativas" }, "pt")}, ${plural(cards, { one: "# flashcard", other: "# flashcards" }, "pt")}`,
  notKeptYet: ({ items }) => `${items}. Nada foi guardado ainda.`,
  recognised: () => "O que foi reconhecido",
  paperLine: ({ line }) => `Linha ${line}`,
  severalRight: () => "Há mais de uma alternativa certa, por isso ela vira um flashcard.",
  leftOutQuestions: ({ count }) =>
    plural(count, { one: "# questão fica de fora", other: "# questões ficam de fora" }, "pt"),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, " (certa)"],
  skippedLine: ({ line, problem }) => `Linha ${line}: ${problem}`,
  linesWithoutQuestion: ({ from, to }) =>
    `Linhas ${from} a ${to}: não pertencem a nenhuma questão.`,
  skippedLines: ({ count }) =>
    plural(count, { one: "# linha foi ignorada", other: "# linhas foram ignoradas" }, "pt"),
  keepPaper: ({ count }) =>
    plural(
      count,
      { one: "Guardar # item para revisar", other: "Guardar # itens para revisar" },
      "pt",
    ),
  keepingPaper: () => "Guardando…",
  paperTitle: () => "Nome",
  changePaper: () => "Mudar o texto",

  // What became of it
  paperKept: ({ count }) =>
    plural(
      count,
      { one: "# item está na sua revisão", other: "# itens estão na sua revisão" },
      "pt",
    ),
  paperNotRead: () => "A prova não foi lida",
  paperMissing: () => "Escolha um arquivo ou cole algumas questões e respostas.",
  paperWrongType: ({ formats }) =>
    `Escolha um arquivo ${new Intl.ListFormat("pt", { type: "disjunction" }).format(formats)}.`,
  paperTooLarge: () => "Esse arquivo passa de 25\u00a0MB.",
  paperTooLong: () =>
    "Esse texto tem mais de 500.000 caracteres ou mais de 1.000 questões. Divida em partes.",
  paperOneFile: () => "Use um arquivo de cada vez.",
  paperIncomplete: () => "O envio ficou incompleto. Tente de novo.",
  paperUnreadable: () =>
    "Não foi possível ler nenhum texto nesse arquivo. Se ele foi digitalizado, digite ou cole o texto.",
  paperBusy: () => "O Fennec está lendo outros arquivos. Tente de novo daqui a um minuto.",
  noPaperItems: () =>
    "Nenhuma questão com resposta foi encontrada. Cada questão precisa de um número ou de “Questão:”, e de uma resposta.",

  // Why a line became nothing
  paperProblem: (problem) => {
    switch (problem) {
      case "no_answer":
        return "Nenhuma resposta foi encontrada.";
      case "unknown_option":
        return "A resposta não é nenhuma das alternativas.";
      case "few_options":
        return "Há menos de duas alternativas, ou uma delas está vazia.";
      case "many_options":
        return "Há mais de seis alternativas.";
      case "same_options":
        return "Duas alternativas são iguais.";
      case "too_long":
        return "Tem mais de 1.000 caracteres.";
      case "no_question":
        return "Não pertence a nenhuma questão.";
      case "repeated":
        return "Está repetida.";
    }
  },
} satisfies Catalogue<typeof import("../en/past-paper")>;
