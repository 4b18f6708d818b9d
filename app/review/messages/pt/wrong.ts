import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "Itens retirados",
  reportedIntro: () =>
    "O que você informou como errado não aparece mais até você colocar de volta.",
  nothingReported: () => "Nada foi retirado",
  nothingReportedHint: () =>
    "Para retirar um item, escolha “Informar erro” ao lado da questão ou do flashcard.",
  itemReportedTitle: () => "Item retirado",
  itemReportedMessage: () => "Ele não vai aparecer de novo.",
  notReportedTitle: () => "O item não foi retirado",
  reasonMissing: () => "Diga em poucas palavras o que está errado.",
  reasonTooLong: () => "Use menos de 500 caracteres.",
  restoredTitle: () => "Item colocado de volta",
  notRestoredTitle: () => "O item não foi colocado de volta",
  yourReason: ({ reason }) => ["Você escreveu: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
