import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `${deck}, flashcards`,
  deckNotFound: () => "Não encontramos esse baralho. Talvez já tenha sido excluído.",

  // Its cards
  cards: ({ count }) => plural(count, { one: "# flashcard", other: "# flashcards" }, "pt"),
  doneForNow: () => "Tudo em dia",
  due: ({ count }) => `${count} para revisar`,
  cardsNoneDue: ({ count }) =>
    plural(
      count,
      {
        one: "# flashcard, nada para revisar agora",
        other: "# flashcards, nada para revisar agora",
      },
      "pt",
    ),
  cardsDue: ({ count, due }) =>
    plural(
      count,
      {
        one: (number) => `${number} flashcard, ${due} para revisar`,
        other: (number) => `${number} flashcards, ${due} para revisar`,
      },
      "pt",
    ),
  cardList: () => "Flashcards",
  noCards: () => "Não sobrou nenhum flashcard",
  noCardsHint: () =>
    "Você excluiu todos os flashcards. Para criar outros, escolha Mudar configurações.",

  // What can be done with it
  startStudying: () => "Começar a estudar",
  modifySettings: () => "Mudar configurações",
  exportForAnki: () => "Exportar para o Anki",
  exportCsv: () => "Exportar CSV",
  exportMarkdown: () => "Exportar Markdown",
  exportGift: () => "Exportar GIFT",
  exportQti: () => "Exportar QTI 2.1",

  // The pages of a long deck
  cardPages: () => "Mais flashcards",
  previousCards: () => "Flashcards anteriores",
  nextCards: () => "Próximos flashcards",
  exportFailedTitle: () => "Não foi possível exportar",
  exportFailed: () => "Não foi possível exportar seus flashcards. Tente de novo.",

  // Its name
  renameOrDelete: () => "Renomear ou excluir",
  deckName: () => "Nome do baralho",
  saveName: () => "Salvar nome",
  renamedTitle: () => "Baralho renomeado",
  notRenamedTitle: () => "O baralho não foi renomeado",
  nameMissing: () => "Dê um nome ao baralho.",
  nameTooLong: () => "O nome precisa ter menos de 200 caracteres.",
} satisfies Catalogue<typeof import("../en/deck")>;
