import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "Estudar offline",
  opening: () => "Carregando seu conteúdo offline",
  needsScripts: () => "Para estudar offline, é preciso ter JavaScript.",

  // The banner
  youAreOffline: () => "Você está offline.",
  canStudy: () => "Você pode continuar estudando com o que está salvo neste dispositivo.",
  carryOnLater: () => "Você pode continuar assim que estiver online.",
  studyOffline: () => "Estudar offline",
  waiting: ({ count }) =>
    plural(count, { one: "# resposta aguarda envio.", other: "# respostas aguardam envio." }, "pt"),
  sendNow: () => "Enviar agora",
  youAreOnline: () => "Você está online.",
  allSent: () => "Todas as respostas foram enviadas.",
  openFennec: () => "Ir para seus materiais",
  refusedTitle: ({ count }) =>
    plural(
      count,
      { one: "# resposta não foi contada", other: "# respostas não foram contadas" },
      "pt",
    ),
  refused: () => "O flashcard ou a questão foi excluído nesse meio-tempo.",
  restoredTitle: ({ count }) =>
    plural(
      count,
      { one: "# resposta anterior foi enviada", other: "# respostas anteriores foram enviadas" },
      "pt",
    ),
  restored: () => "De antes de sua sessão terminar; contam com a data de então.",

  // What is on the device
  onThisDevice: () => "Neste dispositivo",
  asOf: ({ time }) => `Atualizado em ${time}.`,
  pageNeedsNetwork: () => "Essa página precisa de internet",
  openLater: () => "Abra-a de novo quando estiver online. Até lá, você pode usar:",
  notOnDevice: () => "Não está salvo neste dispositivo",
  newestAreKept: () => "Só seus baralhos e documentos mais recentes são salvos. Você pode usar:",
  todaysReview: () => "Revisão de hoje",
  leftToday: ({ count }) => plural(count, { one: "resta # hoje", other: "restam # hoje" }, "pt"),
  nothingLeft: () => "Nada mais por hoje",
  decks: () => "Baralhos",
  cards: ({ count }) => plural(count, { one: "# flashcard", other: "# flashcards" }, "pt"),
  cardsOf: ({ cards, size }) => {
    const known = formatNumber(cards, "pt");
    return plural(
      size,
      { one: `${known} de # flashcard`, other: `${known} de # flashcards` },
      "pt",
    );
  },
  due: ({ count }) => plural(count, { other: "# para revisar" }, "pt"),
  doneForNow: () => "Tudo em dia",
  documents: () => "Documentos",
  needsNetwork: () => "Chat, novos quizzes, envios de arquivos e alterações precisam de internet.",
  nothingKept: () => "Ainda não há nada neste dispositivo",
  openOnce: () =>
    "Abra seus materiais aqui enquanto estiver online. Depois, a revisão de hoje e seus baralhos e documentos mais recentes ficam disponíveis offline.",

  // A card or question
  backToList: () => "Voltar à lista",
  cardsLeft: ({ count }) =>
    plural(count, { one: "resta # flashcard", other: "restam # flashcards" }, "pt"),
  undo: () => "Desfazer",
  showAnswer: () => "Mostrar resposta",
  showQuestion: () => "Mostrar pergunta",
  correct: () => "Certo!",
  notQuite: () => "Não é bem isso",
  comesBackIn: ({ interval }) => `Volta em ${interval}.`,
  next: () => "Próximo",
  answered: ({ right, total }) =>
    plural(
      total,
      {
        one: `Offline: ${formatNumber(right, "pt")} de # certa.`,
        other: `Offline: ${formatNumber(right, "pt")} de # certas.`,
      },
      "pt",
    ),

  // A document
  pageNumber: ({ page }) => `Página ${page}`,
  parts: () => "Partes do documento",
  partOf: ({ part, parts }) => `Parte ${part} de ${parts}`,
  previousPart: () => "Anterior",
  nextPart: () => "Próxima",
  beginningOnly: () => "Este é o começo. O resto precisa de internet.",
} satisfies Catalogue<typeof import("./en")>;
