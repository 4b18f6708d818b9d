import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner called wrong
  takenOutTitle: () => "Itens retirados",
  takenOutIntro: () =>
    "O que você disse que está errado não é perguntado em lugar nenhum até você colocar de volta.",
  nothingTakenOut: () => "Nada foi retirado",
  nothingTakenOutHint: () =>
    "“Isto está errado”, ao lado de uma pergunta ou flashcard, retira o item de tudo.",
  setAsideTitle: () => "Item retirado",
  setAsideMessage: () => "Ele não vai aparecer de novo.",
  notSetAsideTitle: () => "O item não foi retirado",
  reasonMissing: () => "Diga em poucas palavras o que está errado.",
  reasonTooLong: () => "Use menos de 500 caracteres.",
  putBackTitle: () => "Item colocado de volta",
  notPutBackTitle: () => "O item não foi colocado de volta",
  yourReason: ({ reason }) => ["Você escreveu: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
