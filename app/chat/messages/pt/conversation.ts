import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

const messagesLeft = (remaining: number, limit: number) =>
  plural(
    remaining,
    {
      one: (number) => `Resta ${number} de ${limit} mensagens hoje`,
      other: (number) => `Restam ${number} de ${limit} mensagens hoje`,
    },
    "pt",
  );

export default {
  // The page
  pageTitle: () => "Chat com IA",
  allMaterials: () => "Todos os materiais",
  aboutEverything: () => "Pergunte sobre tudo o que você enviou",
  fileDetails: ({ size, type }) => `${size}, ${type}`,
  courseDetails: ({ count }) =>
    count === 0
      ? "sem documentos"
      : plural(count, { one: "# documento", other: "# documentos" }, "pt"),
  openCourse: () => "Abrir disciplina",
  newChat: () => "Novo chat",
  deleteFile: () => "Excluir arquivo",
  deletedFile: () => "Arquivo excluído",

  // The question before a file is deleted
  deleteTitle: () => "Excluir este arquivo?",
  deleteQuestion: ({ file }) =>
    `“${file}” será excluído para sempre. Esta ação não pode ser desfeita.`,
  deleteConsequences: () =>
    "O texto e o chat dele também são excluídos. Os quizzes, flashcards e simulados criados a partir dele continuam.",
  confirmDelete: () => "Excluir",
  deleting: () => "Excluindo…",

  // A conversation that has not begun
  startHeading: () => "O que você quer entender?",
  unreadableHeading: () => "Este arquivo não tem texto sobre o qual perguntar",
  emptyCourseHeading: () => "Ainda não há o que perguntar nesta disciplina",
  addDocuments: () => "Adicionar documentos",
  summariseCourse: () => "Resuma esta disciplina",
  summarise: () => "Resuma este documento",
  keyIdeas: () => "Quais são as ideias principais?",
  importantTerm: () => "Explique o termo mais importante",
  welcomeToDocument: ({ name }) =>
    `Olá, ${name}! Pergunte o que quiser sobre este documento. Cada resposta mostra de onde veio.`,
  welcomeToLibrary: ({ name }) =>
    `Olá, ${name}! Pergunte o que quiser sobre seus materiais. Cada resposta mostra de onde veio.`,
  welcomeWhileReading: ({ name }) =>
    `Olá, ${name}! Ainda estou lendo este documento. Você já pode fazer sua primeira pergunta, e eu respondo assim que terminar de ler.`,
  welcomeToUnreadable: ({ name }) =>
    `Olá, ${name}! Não consegui ler nenhum texto neste arquivo, então não posso responder a perguntas sobre ele. Tente enviar uma cópia mais nítida.`,
  welcomeToCourse: ({ name }) =>
    `Olá, ${name}! Pergunte o que quiser sobre os documentos desta disciplina. Cada resposta mostra de qual deles veio.`,
  welcomeToCourseInReading: ({ name }) =>
    `Olá, ${name}! Ainda estou lendo os documentos desta disciplina. Você já pode fazer sua primeira pergunta, e eu respondo assim que terminar de ler um deles.`,
  welcomeToUnreadableCourse: ({ name }) =>
    `Olá, ${name}! Não consegui ler nenhum texto nos documentos desta disciplina, então não posso responder a perguntas sobre ela. Tente adicionar cópias mais nítidas.`,
  welcomeToEmptyCourse: ({ name }) =>
    `Olá, ${name}! Esta disciplina ainda não tem documentos. Adicione alguns e depois pergunte sobre eles.`,
  welcomeWithoutMaterial: ({ name }) =>
    `Olá, ${name}! Envie algo que você está estudando e depois pergunte o que quiser.`,

  // The composer
  yourMessage: () => "Sua mensagem",
  askAboutDocument: () => "Pergunte sobre este documento",
  askAboutCourse: () => "Pergunte sobre esta disciplina",
  askAboutMaterials: () => "Pergunte sobre seus materiais",
  nothingToAsk: () => "Sem texto sobre o qual perguntar",
  send: () => "Enviar",
  stop: () => "Parar",
  messageRequired: () => "Digite uma mensagem primeiro.",
  messageTooLong: () => "Essa mensagem é longa demais. Ela precisa ter menos de 8.000 caracteres.",
  messagesTooLong: () =>
    "As mensagens anteriores são longas demais. No total, elas precisam ter menos de 100.000 caracteres.",
  messagesNoJson: () => "As mensagens não são um JSON válido.",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) => messagesLeft(remaining, limit),
  messagesLeftUntil: ({ remaining, limit, time }) => [
    `${messagesLeft(remaining, limit)}. Mais às `,
    time,
    ".",
  ],
  limitReached: () => "Você já usou todas as mensagens de hoje",
  limitReachedUntil: ({ link, price, time }) => [
    "Você pode enviar mais mensagens às ",
    time,
    ". O ",
    link("Premium"),
    " não tem limite diário e custa ",
    price("."),
  ],

  // Replies
  youSaid: () => "Você disse",
  fennecSaid: () => "O Fennec disse",
  announceReply: ({ reply }) => `O Fennec disse: ${reply}`,
  searching: () => "Buscando no seu material",
  sources: () => "Fontes",
  sourceNumber: ({ number }) => `Fonte ${number}`,
  page: ({ page }) => `Página ${page}`,
  copyReply: ({ hidden }) => ["Copiar", hidden(" a resposta")],
  replyCopied: ({ hidden }) => ["Copiada", hidden(" a resposta")],
  noReply: () => "Sem resposta",
  replyFailed: () => "Não foi possível obter uma resposta. Tente de novo.",
  failureHeading: ({ title }) => `${title}.`,
  offline: () => "Parece que você está offline",
  upgradeTitle: () => "Assine o Premium",
  tryAgain: () => "Tentar de novo",
  stoppedBeforeReply: () => "A resposta foi interrompida antes de começar.",
  resetBeforeReply: () => "O chat foi reiniciado antes de a resposta ficar pronta.",
  deletedBeforeReply: () =>
    "O documento ou a disciplina foi excluído antes de a resposta ficar pronta.",
  replyNotFound: () => "Não encontramos essa resposta. Talvez já tenha sido excluída.",
  noTextToRead: () =>
    "O Fennec não conseguiu ler nenhum texto neste arquivo. Tente enviar uma cópia mais nítida.",
  noTextInCourse: () =>
    "O Fennec não conseguiu ler nenhum texto nos documentos desta disciplina. Tente adicionar cópias mais nítidas.",

  // Resetting and exporting a conversation
  resetDone: () => "Chat reiniciado",
  resetFailed: () => "Não foi possível reiniciar o chat. Tente de novo.",
  conversationKept: () => "Não foi possível conectar ao Fennec. Seu chat continua aqui.",
  exportDone: () => "Anotações exportadas",
  exportFailed: () => "Não foi possível exportar",
  exportFailedAdvice: () => "Não foi possível exportar suas anotações. Tente de novo.",
  notesHeading: ({ product, day }) => `Anotações do ${product}, ${day}`,
  notesSpeaker: ({ speaker }) => `${speaker}:`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}, de memória:\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] “${quote}”`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] página ${page}: “${quote}”`,
} satisfies Catalogue<typeof import("../en/conversation")>;
