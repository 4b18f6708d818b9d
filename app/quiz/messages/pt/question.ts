import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  questionTitle: ({ number, quiz }) => `Questão ${number}, ${quiz}`,

  // Answering
  progress: () => "Progresso no quiz",
  explanation: () => "Explicação",
  correct: () => "Certo",
  notQuite: () => "Não é bem isso",
  notSavedTitle: () => "Sua resposta não foi salva",
  chooseAgain: () =>
    "Não foi possível conectar ao Fennec. Verifique sua conexão e escolha de novo.",
  allAnswered: ({ correct, total }) =>
    plural(
      total,
      {
        one: (number) => `Todas as questões foram respondidas: ${correct} de ${number} certa.`,
        other: (number) => `Todas as questões foram respondidas: ${correct} de ${number} certas.`,
      },
      "pt",
    ),

  // Navigation
  neighbours: () => "Questão anterior e próxima",
  previous: () => "Anterior",
  next: () => "Próxima",
  seeResult: () => "Ver resultado",
  questions: () => "Questões",
  currentQuestion: ({ number }) => `Questão ${number}, atual`,
  rightQuestion: ({ number }) => `Questão ${number}, respondida, certa`,
  wrongQuestion: ({ number }) => `Questão ${number}, respondida, errada`,
  openQuestion: ({ number }) => `Questão ${number}, sem resposta`,
} satisfies Catalogue<typeof import("../en/question")>;
