import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  testTitle: () => "Simulado",
  questionTitle: ({ number, test }) => `Questão ${number}, ${test}`,

  // Answering
  progress: () => "Progresso no simulado",
  next: () => "Próxima questão",
  finish: () => "Finalizar simulado",
  notSavedTitle: () => "Sua resposta não foi salva",
  sendAgain: () =>
    "Não foi possível conectar ao Fennec. Verifique sua conexão e envie sua resposta de novo.",

  // Cancelling
  cancelTitle: () => "Cancelar um simulado",
  areYouSure: () => "Cancelar este simulado?",
  cancelWithoutAnswers: ({ title }) => [
    "O simulado sobre “",
    title,
    "” será encerrado e as questões serão excluídas.",
  ],
  cancelWithAnswers: ({ title, count }) => [
    "O simulado sobre “",
    title,
    plural(
      count,
      {
        one: "” será encerrado. As questões e sua resposta serão excluídas.",
        other: "” será encerrado. As questões e suas # respostas serão excluídas.",
      },
      "pt",
    ),
  ],
  cancel: () => "Cancelar simulado",
  cancelling: () => "Cancelando…",
  keepGoing: () => "Continuar",
  notCancelledTitle: () => "O simulado não foi cancelado",
  nothingToCancelTitle: () => "Nenhum simulado para cancelar",
  cancelledTitle: () => "Simulado cancelado",
  cancelled: () => "As questões e respostas foram excluídas.",
} satisfies Catalogue<typeof import("../en/question")>;
