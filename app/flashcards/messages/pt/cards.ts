import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "Não encontramos esse flashcard. Talvez já tenha sido excluído.",

  // Editing a card
  edit: () => "Editar",
  stopEditing: () => "Parar de editar",
  cardNumber: ({ number }) => `flashcard ${number}`,
  front: () => "Frente",
  back: () => "Verso",
  save: () => "Salvar flashcard",
  saving: () => "Salvando…",
  notChangedTitle: () => "O flashcard não foi alterado",
  frontMissing: () => "Escreva algo na frente.",
  frontTooLong: () => "A frente precisa ter menos de 1.000 caracteres.",
  backMissing: () => "Escreva algo no verso.",
  backTooLong: () => "O verso precisa ter menos de 1.000 caracteres.",

  // Writing a card from a document
  writeCardTitle: () => "Escrever flashcard",
  writeCardHint: () => "Ele vai para “Meus flashcards” e aparece nas suas revisões.",
  documentWords: () => "Palavras do documento",
  documentWordsHint: () => "Elas ficam no flashcard, junto com a página em que estão.",
  cardQuestion: () => "Frente: o que perguntar",
  cardAnswer: () => "Verso: a resposta",
  cardAnswerHint: () => "Se você deixar em branco, as palavras acima são a resposta.",
  wordsTooLong: () => "Escolha menos de 1.000 caracteres.",

  // The course of a card
  cardCourseTitle: () => "Mover um flashcard para uma disciplina",
  cardCourseHint: () =>
    "Ele vai para “Meus flashcards” da disciplina e mantém as datas de revisão. Uma prova da disciplina pode antecipá-las.",
  changeCourse: () => "Mudar de disciplina",
  moveCard: () => "Mover flashcard",
  moving: () => "Movendo…",
  movedTitle: () => "Flashcard movido",
  notMovedTitle: () => "O flashcard não foi movido",
  cardOfDocument: () =>
    "Este flashcard vem de um documento, por isso está nas disciplinas desse documento.",

  // Deleting a card
  removeTitle: () => "Excluir um flashcard",
  removeCard: () => "Excluir flashcard",
  areYouSure: () => "Excluir este flashcard?",
  removeWarning: ({ front }) => [
    "O flashcard “",
    front,
    "” será excluído para sempre. Esta ação não pode ser desfeita.",
  ],
  remove: () => "Excluir",
  removing: () => "Excluindo…",
  cancel: () => "Cancelar",
  notRemovedTitle: () => "O flashcard não foi excluído",
  nothingToRemoveTitle: () => "Nenhum flashcard para excluir",
  removedTitle: () => "Flashcard excluído",
} satisfies Catalogue<typeof import("../en/cards")>;
