import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "O que o Fennec faz",
  marketingTitle: () => "Seu parceiro de estudos com IA",
  answersTitle: () => "Aprendizado com IA",
  answersText: () =>
    "Pergunte sobre seu próprio material. Cada resposta mostra de que página veio.",
  quizzesTitle: () => "Quizzes interativos",
  quizzesText: () => "Questões criadas com o que você envia, explicadas assim que você responde.",
  flashcardsTitle: () => "Criação de flashcards",
  flashcardsText: () => "Os termos-chave do seu material em flashcards prontos para estudar.",
} satisfies Catalogue<typeof import("../en/marketing")>;
