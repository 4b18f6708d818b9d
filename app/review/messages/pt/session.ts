import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "Sessão de revisão",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { one: "Resta # para hoje", other: "Restam # para hoje" }, "pt");
    if (again === 0) return left;
    return again === count ? `${left}, de novo` : `${left}, ${again} deles de novo`;
  },
  fromWork: ({ title }) => `De ${title}`,
  correct: () => "Certo!",
  notQuite: () => "Não é bem isso",
  comesBackTomorrow: () => "Volta amanhã.",
  comesBackIn: ({ interval }) => `Volta em ${interval}.`,
  next: () => "Próximo",
  endSession: () => "Encerrar por agora",

  // A card
  yourAnswer: () => "Sua resposta",
  typeFirst: () => "Opcional: digite antes de olhar.",
  showAnswer: () => "Mostrar resposta",
  wordsFound: () => "As palavras que também estão na sua resposta aparecem marcadas.",
  judgeParts: () => "Quais partes você acertou?",
  saveParts: () => "Salvar por partes",
  typedTooLong: () => "Sua resposta precisa ter menos de 2.000 caracteres.",

  // Rating
  undo: () => "Desfazer",
  undoneTitle: () => "Resposta desfeita",
  notUndoneTitle: () => "A resposta não foi desfeita",
  notSavedTitle: () => "Sua resposta não foi salva",
  optionMissing: () => "Escolha uma alternativa.",
  gradeMissing: () => "Escolha se foi fácil ou difícil de lembrar.",
  answerMissing: () => "Uma questão precisa de `selected`; um flashcard, de `rating` ou `parts`.",
  itemNotFound: () => "Não encontramos esse item. Talvez já tenha sido excluído.",

  // The end
  sessionDone: () => "Pronto por hoje",
  sessionPaused: () => "Pronto por agora",
  leftForToday: ({ count }) =>
    plural(count, { one: "Resta # para hoje.", other: "Restam # para hoje." }, "pt"),
  studiedToday: () => "O que você estudou hoje",
  rightOf: ({ correct, total }) =>
    plural(
      total,
      {
        one: (number) => `${correct} de ${number} certa`,
        other: (number) => `${correct} de ${number} certas`,
      },
      "pt",
    ),
  newOnes: ({ count }) => plural(count, { one: "# novo", other: "# novos" }, "pt"),
  courseDone: () => "Esta disciplina está pronta por hoje",
  partsDone: () => "Estas partes estão prontas por hoje",
  answeredToday: ({ correct, total }) => `Hoje você acertou ${correct} de ${total}.`,
  learnedNew: ({ count }) =>
    plural(count, { one: "# item novo iniciado.", other: "# itens novos iniciados." }, "pt"),
  toTheCourse: () => "Voltar à disciplina",
  toTheConcepts: () => "Voltar aos conceitos",
  toTheDay: () => "Voltar à Revisão",
} satisfies Catalogue<typeof import("../en/session")>;
