import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "Itens retirados",
  reportedIntro: () =>
    "O que você disse que está errado não é perguntado em lugar nenhum até você colocar de volta.",
  nothingReported: () => "Nada foi retirado",
  nothingReportedHint: () =>
    "“Isto está errado”, ao lado de uma pergunta ou flashcard, retira o item de tudo.",
  itemReportedTitle: () => "Item retirado",
  itemReportedMessage: () => "Ele não vai aparecer de novo.",
  notReportedTitle: () => "O item não foi retirado",
  reasonMissing: () => "Diga em poucas palavras o que está errado.",
  reasonTooLong: () => "Use menos de 500 caracteres.",
  restoredTitle: () => "Item colocado de volta",
  notRestoredTitle: () => "O item não foi colocado de volta",
  yourReason: ({ reason }) => ["Você escreveu: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
