import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

const messagesLeft = (remaining: number, limit: number) =>
  plural(
    remaining,
    {
      one: (number) => `Queda ${number} de ${limit} mensajes hoy`,
      other: (number) => `Quedan ${number} de ${limit} mensajes hoy`,
    },
    "es",
  );

export default {
  // The page
  pageTitle: () => "Chat con IA",
  allMaterials: () => "Todos los materiales",
  aboutEverything: () => "Pregunta sobre todo lo que has subido",
  fileDetails: ({ size, type }) => `${size}, ${type}`,
  courseDetails: ({ count }) =>
    count === 0
      ? "sin documentos"
      : plural(count, { one: "# documento", other: "# documentos" }, "es"),
  openCourse: () => "Abrir curso",
  newChat: () => "Nuevo chat",
  deleteFile: () => "Eliminar archivo",
  deletedFile: () => "Archivo eliminado",

  // The question before a file is deleted
  deleteTitle: () => "¿Eliminar este archivo?",
  deleteQuestion: ({ file }) =>
    `“${file}” se eliminará para siempre. Esta acción no se puede deshacer.`,
  deleteConsequences: () =>
    "También se eliminan su texto y su chat. Los cuestionarios, las tarjetas y los exámenes de práctica creados a partir de él se conservan.",
  confirmDelete: () => "Eliminar",
  deleting: () => "Eliminando…",

  // A conversation that has not begun
  startHeading: () => "¿Qué te gustaría entender?",
  unreadableHeading: () => "Este archivo no tiene texto sobre el que preguntar",
  emptyCourseHeading: () => "Este curso aún no tiene nada sobre lo que preguntar",
  addDocuments: () => "Añadir documentos",
  summariseCourse: () => "Resume este curso",
  summarise: () => "Resume este documento",
  keyIdeas: () => "¿Cuáles son las ideas clave?",
  importantTerm: () => "Explica el término más importante",
  welcomeToDocument: ({ name }) =>
    `Hola, ${name}. Pregúntame lo que quieras sobre este documento. Cada respuesta muestra de dónde sale.`,
  welcomeToLibrary: ({ name }) =>
    `Hola, ${name}. Pregúntame lo que quieras sobre tus materiales. Cada respuesta muestra de dónde sale.`,
  welcomeWhileReading: ({ name }) =>
    `Hola, ${name}. Todavía estoy leyendo este documento. Puedes hacer ya tu primera pregunta y te responderé en cuanto lo haya leído.`,
  welcomeToUnreadable: ({ name }) =>
    `Hola, ${name}. No pude leer texto en este archivo, así que no puedo responder preguntas sobre él. Sube una copia más nítida.`,
  welcomeToCourse: ({ name }) =>
    `Hola, ${name}. Pregúntame lo que quieras sobre los documentos de este curso. Cada respuesta muestra de cuál sale.`,
  welcomeToCourseInReading: ({ name }) =>
    `Hola, ${name}. Todavía estoy leyendo los documentos de este curso. Puedes hacer ya tu primera pregunta y te responderé en cuanto haya leído uno.`,
  welcomeToUnreadableCourse: ({ name }) =>
    `Hola, ${name}. No pude leer texto en los documentos de este curso, así que no puedo responder preguntas sobre él. Añade copias más nítidas.`,
  welcomeToEmptyCourse: ({ name }) =>
    `Hola, ${name}. Este curso aún no tiene documentos. Añade alguno y pregúntame lo que quieras.`,
  welcomeWithoutMaterial: ({ name }) =>
    `Hola, ${name}. Sube algo que estés estudiando y pregúntame lo que quieras.`,

  // The composer
  yourMessage: () => "Tu mensaje",
  askAboutDocument: () => "Pregunta sobre el documento",
  askAboutCourse: () => "Pregunta sobre el curso",
  askAboutMaterials: () => "Pregunta sobre tus materiales",
  nothingToAsk: () => "No hay texto sobre el que preguntar",
  send: () => "Enviar",
  stop: () => "Detener",
  messageRequired: () => "Primero escribe un mensaje.",
  messageTooLong: () => "Ese mensaje es demasiado largo. Puede tener como máximo 8000 caracteres.",
  messagesTooLong: () =>
    "Los mensajes anteriores son demasiado largos. En total pueden tener como máximo 100.000 caracteres.",
  messagesNoJson: () => "Los mensajes no son JSON válido.",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) => messagesLeft(remaining, limit),
  messagesLeftUntil: ({ remaining, limit, time }) => [
    `${messagesLeft(remaining, limit)}. Más a las `,
    time,
    ".",
  ],
  limitReached: () => "Ya usaste todos los mensajes de hoy",
  limitReachedUntil: ({ link, price, time }) => [
    "Podrás enviar más mensajes a las ",
    time,
    ". ",
    link("Premium"),
    " no tiene límite diario y cuesta ",
    price("."),
  ],

  // Replies
  youSaid: () => "Tú dijiste",
  fennecSaid: () => "Fennec dijo",
  announceReply: ({ reply }) => `Fennec dijo: ${reply}`,
  searching: () => "Buscando en tu material",
  sources: () => "Fuentes",
  sourceNumber: ({ number }) => `Fuente ${number}`,
  page: ({ page }) => `Página ${page}`,
  copyReply: ({ hidden }) => ["Copiar", hidden(" la respuesta")],
  replyCopied: ({ hidden }) => ["Copiada", hidden(" la respuesta")],
  noReply: () => "Sin respuesta",
  replyFailed: () => "No se pudo obtener una respuesta. Inténtalo de nuevo.",
  failureHeading: ({ title }) => `${title}.`,
  offline: () => "Parece que no tienes conexión",
  upgradeTitle: () => "Pásate a Premium",
  tryAgain: () => "Reintentar",
  stoppedBeforeReply: () => "La respuesta se detuvo antes de empezar.",
  resetBeforeReply: () => "El chat se reinició antes de que la respuesta estuviera lista.",
  deletedBeforeReply: () =>
    "Se eliminó el documento o el curso antes de que la respuesta estuviera lista.",
  replyNotFound: () => "No encontramos esa respuesta. Puede que se haya eliminado.",
  noTextToRead: () => "Fennec no pudo leer texto en este archivo. Sube una copia más nítida.",
  noTextInCourse: () =>
    "Fennec no pudo leer texto en los documentos de este curso. Añade copias más nítidas.",

  // Resetting and exporting a conversation
  resetDone: () => "Chat reiniciado",
  resetFailed: () => "No se pudo reiniciar el chat. Inténtalo de nuevo.",
  conversationKept: () => "No se pudo conectar con Fennec. Tu chat sigue aquí.",
  exportDone: () => "Notas exportadas",
  exportFailed: () => "No se pudo exportar",
  exportFailedAdvice: () => "No se pudieron exportar tus notas. Inténtalo de nuevo.",
  notesHeading: ({ product, day }) => `Notas de ${product}, ${day}`,
  notesSpeaker: ({ speaker }) => `${speaker}:`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}, de memoria:\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] “${quote}”`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] página ${page}: “${quote}”`,
} satisfies Catalogue<typeof import("../en/conversation")>;
