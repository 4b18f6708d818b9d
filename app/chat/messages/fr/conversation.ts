import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pageTitle: () => "Chat IA",
  allMaterials: () => "Tous tes cours",
  aboutEverything: () => "Pose des questions sur tout ce que tu as importé",
  fileDetails: ({ size, type }) => `${size}, ${type}`,
  courseDetails: ({ count }) =>
    count === 0
      ? "aucun document"
      : plural(count, { one: "# document", other: "# documents" }, "fr"),
  openCourse: () => "Ouvrir la matière",
  newChat: () => "Nouvelle conversation",
  deleteFile: () => "Supprimer le fichier",
  deletedFile: () => "Fichier supprimé",

  // The question before a file is deleted
  deleteTitle: () => "Supprimer ce fichier\u00a0?",
  deleteQuestion: ({ file }) =>
    `« ${file} » sera définitivement supprimé. Cette action est irréversible.`,
  deleteConsequences: () =>
    "Son texte et sa conversation seront supprimés aussi. Les quiz, les flashcards et les tests blancs qui en sont tirés sont conservés.",
  confirmDelete: () => "Supprimer",
  deleting: () => "Suppression…",

  // A conversation that has not begun
  startHeading: () => "Qu’aimerais-tu comprendre ?",
  unreadableHeading: () => "Ce fichier n’a pas de texte à interroger",
  emptyCourseHeading: () => "Cette matière n’a encore rien à interroger",
  addDocuments: () => "Ajouter des documents",
  summariseCourse: () => "Résume cette matière",
  summarise: () => "Résume ce document",
  keyIdeas: () => "Quelles sont les idées clés ?",
  importantTerm: () => "Explique le terme le plus important",
  welcomeToDocument: ({ name }) =>
    `Bonjour ${name}. Pose-moi toutes tes questions sur ce document. Chaque réponse montre d’où elle vient.`,
  welcomeToLibrary: ({ name }) =>
    `Bonjour ${name}. Pose-moi toutes tes questions sur tes cours. Chaque réponse montre d’où elle vient.`,
  welcomeWhileReading: ({ name }) =>
    `Bonjour ${name}. Je lis encore ce document. Tu peux déjà poser ta première question, j’y répondrai dès que j’aurai fini.`,
  welcomeToUnreadable: ({ name }) =>
    `Bonjour ${name}. Je n’ai pu lire aucun texte dans ce fichier, donc je ne peux pas répondre à tes questions dessus. Essaie d’importer une copie plus nette.`,
  welcomeToCourse: ({ name }) =>
    `Bonjour ${name}. Pose-moi toutes tes questions sur les documents de cette matière. Chaque réponse montre duquel elle vient.`,
  welcomeToCourseInReading: ({ name }) =>
    `Bonjour ${name}. Je lis encore les documents de cette matière. Tu peux déjà poser ta première question, j’y répondrai dès que j’en aurai lu un.`,
  welcomeToUnreadableCourse: ({ name }) =>
    `Bonjour ${name}. Je n’ai pu lire aucun texte dans les documents de cette matière, donc je ne peux pas répondre à tes questions dessus. Essaie d’ajouter des copies plus nettes.`,
  welcomeToEmptyCourse: ({ name }) =>
    `Bonjour ${name}. Cette matière n’a pas encore de documents. Ajoutes-en, puis pose-moi tes questions.`,
  welcomeWithoutMaterial: ({ name }) =>
    `Bonjour ${name}. Importe ce que tu étudies, puis pose-moi tes questions.`,

  // The composer
  yourMessage: () => "Ton message",
  askAboutDocument: () => "Interroge ce document",
  askAboutCourse: () => "Interroge cette matière",
  askAboutMaterials: () => "Interroge tes cours",
  nothingToAsk: () => "Aucun texte à interroger",
  send: () => "Envoyer",
  stop: () => "Arrêter",
  messageRequired: () => "Écris d’abord un message.",
  messageTooLong: () => "Ce message est trop long. Il doit faire moins de 8 000 caractères.",
  messagesTooLong: () =>
    "Les messages précédents sont trop longs. Ils doivent faire moins de 100 000 caractères au total.",
  messagesNoJson: () => "Les messages ne sont pas du JSON valide.",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) =>
    plural(
      remaining,
      {
        one: (number) => `${number} message restant sur ${limit} aujourd’hui`,
        other: (number) => `${number} messages restants sur ${limit} aujourd’hui`,
      },
      "fr",
    ),
  messagesLeftUntil: ({ remaining, limit, time }) => [
    plural(
      remaining,
      {
        one: (number) => `${number} message restant sur ${limit} aujourd’hui. Renouvellement à `,
        other: (number) =>
          `${number} messages restants sur ${limit} aujourd’hui. Renouvellement à `,
      },
      "fr",
    ),
    time,
    ".",
  ],
  limitReached: () => "Tu as utilisé tous tes messages du jour",
  limitReachedUntil: ({ link, price, time }) => [
    "Tu pourras en envoyer d’autres à ",
    time,
    ". ",
    link("Premium"),
    " n’a pas de limite quotidienne et coûte ",
    price("."),
  ],

  // Replies
  youSaid: () => "Tu as dit",
  fennecSaid: () => "Fennec a dit",
  announceReply: ({ reply }) => `Fennec a dit : ${reply}`,
  searching: () => "Recherche dans tes cours",
  sources: () => "Sources",
  sourceNumber: ({ number }) => `Source ${number}`,
  page: ({ page }) => `Page ${page}`,
  copyReply: ({ hidden }) => ["Copier", hidden(" la réponse")],
  replyCopied: ({ hidden }) => ["Copié", hidden(" : la réponse")],
  noReply: () => "Pas de réponse",
  replyFailed: () => "Impossible d’obtenir une réponse. Réessaie.",
  failureHeading: ({ title }) => `${title}.`,
  offline: () => "La connexion semble coupée",
  upgradeTitle: () => "Passer à Premium",
  tryAgain: () => "Réessayer",
  stoppedBeforeReply: () => "La réponse a été arrêtée avant de commencer.",
  resetBeforeReply: () => "La conversation a été réinitialisée avant que la réponse soit prête.",
  deletedBeforeReply: () =>
    "Le document ou la matière a été supprimé avant que la réponse soit prête.",
  replyNotFound: () => "Réponse introuvable. Elle a peut-être été supprimée.",
  noTextToRead: () =>
    "Fennec n’a pu lire aucun texte dans ce fichier. Essaie d’importer une copie plus nette.",
  noTextInCourse: () =>
    "Fennec n’a pu lire aucun texte dans les documents de cette matière. Essaie d’ajouter des copies plus nettes.",

  // Resetting and exporting a conversation
  resetDone: () => "Conversation réinitialisée",
  resetFailed: () => "Impossible de réinitialiser la conversation. Réessaie.",
  conversationKept: () => "Impossible de joindre Fennec. Ta conversation est toujours là.",
  exportDone: () => "Notes exportées",
  exportFailed: () => "Échec de l’exportation",
  exportFailedAdvice: () => "Impossible d’exporter tes notes. Réessaie.",
  notesHeading: ({ product, day }) => `Notes de ${product}, ${day}`,
  notesSpeaker: ({ speaker }) => `${speaker} :`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}, de mémoire :\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] « ${quote} »`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] page ${page} : « ${quote} »`,
} satisfies Catalogue<typeof import("../en/conversation")>;
