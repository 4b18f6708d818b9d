import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `Flashcard ${position}, ${deck}`,

  // A card
  cardOf: ({ position, total }) => `Flashcard ${position} de ${total}`,
  cardOfShuffled: ({ position, total }) => `Flashcard ${position} de ${total}, ordem embaralhada`,
  doneLabel: () => "Flashcards em dia",
  doneOf: ({ done, total }) => `${done} de ${total} em dia`,
  allDone: () => "Tudo em dia. Esta rodada é prática extra.",
  showQuestion: () => "Mostrar pergunta",
  showAnswer: () => "Mostrar resposta",

  // Navigation
  neighbours: () => "Flashcard anterior e próximo",
  previousCard: () => "Flashcard anterior",
  previous: () => "Anterior",
  nextCard: () => "Próximo flashcard",
  next: () => "Próximo",
  backToDeck: () => "Voltar",
  shuffle: () => "Embaralhar",
  reset: () => "Reiniciar",
  cycleCompletedTitle: () => "Rodada completa",
  cycleCompleted: ({ count }) =>
    plural(
      count,
      {
        one: "Você já viu o único flashcard. Aqui está ele de novo.",
        other: "Você já viu todos os # flashcards. Agora volta ao primeiro.",
      },
      "pt",
    ),

  // Rating
  gradeMissing: () => "Escolha se foi fácil ou difícil de lembrar.",
  undo: () => "Desfazer",
  undoLabel: () => "Desfazer a última avaliação",
  undoneTitle: () => "Avaliação desfeita",
  notRatedTitle: () => "Sua avaliação não foi salva",
  notUndoneTitle: () => "A avaliação não foi desfeita",
  nothingChangedTitle: () => "Nada mudou",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",

  // The end of a session
  sessionTitle: ({ deck }) => `Sessão, ${deck}`,
  sessionDone: () => "Tudo em dia",
  sessionSoFar: () => "Sua sessão até agora",
  remembered: ({ remembered, total }) => `Você lembrou ${remembered} de ${total}`,
  studied: ({ cards, minutes }) =>
    plural(
      minutes,
      {
        one: (number) => `${cards} em ${number} minuto.`,
        other: (number) => `${cards} em ${number} minutos.`,
      },
      "pt",
    ),
  nextReviewTomorrow: () => "Todos os flashcards têm data. Próxima revisão: amanhã.",
  nextReview: ({ interval }) => `Todos os flashcards têm data. Próxima revisão: em ${interval}.`,
  moreWaiting: () => "Há mais flashcards esperando.",
  backToTheDeck: () => "Voltar ao baralho",
  keepStudying: () => "Continuar estudando",
} satisfies Catalogue<typeof import("../en/study")>;
