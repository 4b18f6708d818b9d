import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  resultTitle: ({ percentage, test }) => `${percentage}%, ${test}`,

  // The score
  complete: () => "Simulado concluído",
  scored: ({ correct, total }) =>
    plural(
      total,
      {
        one: (number) => `Você acertou ${correct} de ${number} questão`,
        other: (number) => `Você acertou ${correct} de ${number} questões`,
      },
      "pt",
    ),
  startNew: () => "Novo simulado",
  takeAgain: () => "Refazer este simulado",
  toDashboard: () => "Voltar ao painel",

  // The review
  review: () => "Correção",
  numberedQuestion: ({ number, question }) => `${number}. ${question}`,
  explanation: () => "Explicação",

  // Taking it again
  notFinished: () => "Responda primeiro a todas as questões deste simulado.",
  allReported: () => "Você retirou todas as questões deste simulado. Não há nada para refazer.",
  notBegunTitle: () => "Não foi possível refazer o simulado",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
} satisfies Catalogue<typeof import("../en/result")>;
