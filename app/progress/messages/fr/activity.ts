import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "Aucune conversation pour l’instant",
  noChatsHint: () => "Pose une question sur un document, et ta conversation apparaîtra ici.",
  startChat: () => "Commencer une conversation",
  allMaterials: () => "Tous tes cours",
  messages: ({ count }) => plural(count, { one: "# message", other: "# messages" }, "fr"),

  // Quizzes and other work
  noWork: () => "Ni quiz, ni flashcards, ni tests pour l’instant",
  noWorkHint: () => "Dès que tu en crées, ils apparaissent ici avec leurs scores.",
  makeQuiz: () => "Créer un quiz",

  // The weakest parts
  weakest: () => "Ce que tu connais le moins",
  weakestHint: () =>
    "D’après ta dernière réponse à chaque question et à chaque carte. Ouvre une partie pour t’y entraîner.",
  pageInFile: ({ file, page }) => [file, ` · page ${page}`],
  rightOf: ({ right, answers }) =>
    plural(
      right,
      {
        one: (number) => `${number} juste sur ${answers}`,
        other: (number) => `${number} justes sur ${answers}`,
      },
      "fr",
    ),

  // Lists
  latestShown: ({ count }) =>
    plural(
      count,
      { one: "Seul le dernier est affiché.", other: "Les # derniers sont affichés." },
      "fr",
    ),
} satisfies Catalogue<typeof import("../en/activity")>;
