import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Quiz",

  // The form
  newQuiz: () => "Novo quiz",
  generating: () => "Criando seu quiz",
  checkingText: () => "Conferindo cada resposta com seu texto.",
  lookingForFacts: () => "Procurando boas questões.",
  makeFrom: () => "A partir de",
  noDocument: () => "Nenhum documento escolhido",
  difficulty: () => "Dificuldade",
  easy: () => "Fácil",
  medium: () => "Média",
  hard: () => "Difícil",
  count: () => "Número de questões",
  countRange: () => "De 1 a 100.",
  countRangeFree: ({ limit }) => `De 1 a 100. O plano gratuito inclui até ${limit} por quiz.`,
  generate: () => "Criar quiz",

  // Earlier quizzes
  earlier: () => "Quizzes anteriores",
  retryNote: () => "repetição dos erros",
  easyQuiz: () => "fácil",
  mediumQuiz: () => "médio",
  hardQuiz: () => "difícil",
} satisfies Catalogue<typeof import("../en/setup")>;
