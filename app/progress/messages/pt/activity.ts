import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "Nenhum chat ainda",
  noChatsHint: () => "Pergunte sobre um documento e seu chat aparece aqui.",
  startChat: () => "Iniciar chat",
  allMaterials: () => "Todos os materiais",
  messages: ({ count }) => plural(count, { one: "# mensagem", other: "# mensagens" }, "pt"),

  // Quizzes and other work
  noWork: () => "Nenhum quiz, flashcard ou simulado ainda",
  noWorkHint: () => "Quando você criar, eles aparecem aqui com suas pontuações.",
  makeQuiz: () => "Criar quiz",

  // The weakest parts
  weakest: () => "O que você menos domina",
  weakestHint: () =>
    "Segundo sua última resposta a cada questão e flashcard. Abra uma parte para praticar.",
  pageInFile: ({ file, page }) => [file, ` · página ${page}`],
  rightOf: ({ right, answers }) =>
    plural(
      answers,
      {
        one: (number) => `${right} de ${number} certa`,
        other: (number) => `${right} de ${number} certas`,
      },
      "pt",
    ),

  // Lists
  latestShown: ({ count }) => `Mostrando os ${count} mais recentes.`,
} satisfies Catalogue<typeof import("../en/activity")>;
