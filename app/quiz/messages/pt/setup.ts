import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Quiz",

  // The form
  newQuiz: () => "Novo quiz",
  generating: () => "Criando seu quiz",
  checkingText: () => "Conferindo cada resposta com seu texto.",
  lookingForFacts: () => "Procurando boas questões.",
  makeFrom: () => "A partir de",
  thisDocument: () => "Este documento",
  thisCourse: () => "Esta disciplina",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: (number) => `${number} parte de ${file}`,
        other: (number) => `${number} partes de ${file}`,
      },
      "pt",
    ),
  noDocument: () => "Nenhum documento escolhido",
  aTopic: () => "Um tema",
  namedBelow: () => "Digite abaixo",
  topic: () => "Tema",
  topicOptional: () => "Opcional: foque em uma parte do documento.",
  topicOfCourseOptional: () => "Opcional: foque em uma parte da disciplina.",
  topicExamples: () => "Por exemplo: fotossíntese, Revolução Francesa, verbos em inglês.",
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
