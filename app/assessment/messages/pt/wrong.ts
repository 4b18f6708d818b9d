import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "Informar erro",
  whatIsWrong: () => "O que está errado?",
  wrongHint: () =>
    "O Fennec não vai mais perguntar isto em lugar nenhum. Quem administra este site pode ler o item, o que ele cita e o que você escrever.",
  reportAndRemove: () => "Retirar",
  reportedNotice: () => "Você informou um erro aqui. Este item não aparece mais nem conta.",
  restore: () => "Colocar de volta",
  seeReported: () => "O que você retirou",
  thisQuestion: ({ number }) => `questão ${number}`,
  thisCard: ({ number }) => `flashcard ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
