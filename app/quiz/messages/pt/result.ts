import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

const rightOf = (correct: number, total: number) =>
  plural(
    total,
    {
      one: (number) => `${correct} de ${number} certa`,
      other: (number) => `${correct} de ${number} certas`,
    },
    "pt",
  );

export default {
  // The document's title
  resultTitle: ({ percentage, quiz }) => `${percentage}%, ${quiz}`,

  // The score
  retryHeading: () => "Seus erros de novo",
  correctInSeconds: ({ correct, total, seconds }) =>
    plural(
      seconds,
      {
        one: (number) => `${rightOf(correct, total)} em ${number} segundo`,
        other: (number) => `${rightOf(correct, total)} em ${number} segundos`,
      },
      "pt",
    ),
  correctInMinutes: ({ correct, total, time }) => `${rightOf(correct, total)} em ${time} minutos`,
  difficultyEasy: () => "Dificuldade: fácil",
  difficultyMedium: () => "Dificuldade: média",
  difficultyHard: () => "Dificuldade: difícil",
  retryMissed: ({ count }) =>
    plural(count, { one: "Refazer # erro", other: "Refazer # erros" }, "pt"),
  anotherQuiz: () => "Novo quiz",

  // The review
  review: () => "Correção",
  answeredCorrectly: () => "Certa",
  answeredWrongly: () => "Errada",
  reported: () => "Retirada",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  yourAnswer: ({ answer }) => ["Sua resposta: ", answer],
  correctAnswer: ({ answer }) => ["Resposta certa: ", answer],
  saidElsewhere: () => "Estas palavras vêm de outra parte do texto.",
  saidOfIt: () => "Veja o que o texto diz sobre isso:",
  lookAgain: () => "Ver esta questão de novo",

  // Retrying
  notFinished: () => "Responda primeiro a todas as questões deste quiz.",
  nothingWrong: () => "Você acertou todas. Não há nada para refazer.",
  nothingToRetryTitle: () => "Não há nada para refazer",
  notRetriedTitle: () => "Não foi possível refazer os erros",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
} satisfies Catalogue<typeof import("../en/result")>;
