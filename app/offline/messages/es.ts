import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "Estudiar sin conexión",
  opening: () => "Cargando tu contenido sin conexión",
  needsScripts: () => "Para estudiar sin conexión hace falta JavaScript.",

  // The banner
  youAreOffline: () => "No tienes conexión.",
  canStudy: () => "Puedes seguir estudiando con lo que está guardado en este dispositivo.",
  carryOnLater: () => "Podrás seguir en cuanto vuelva la conexión.",
  studyOffline: () => "Estudiar sin conexión",
  waiting: ({ count }) =>
    plural(
      count,
      {
        one: "# respuesta está pendiente de envío.",
        other: "# respuestas están pendientes de envío.",
      },
      "es",
    ),
  sendNow: () => "Enviar ahora",
  youAreOnline: () => "Tienes conexión.",
  allSent: () => "Se enviaron todas las respuestas.",
  openFennec: () => "Ir a tus materiales",
  refusedTitle: ({ count }) =>
    plural(count, { one: "No se contó # respuesta", other: "No se contaron # respuestas" }, "es"),
  refused: () => "La tarjeta o la pregunta se eliminó mientras tanto.",
  restoredTitle: ({ count }) =>
    plural(
      count,
      { one: "Se envió # respuesta anterior", other: "Se enviaron # respuestas anteriores" },
      "es",
    ),
  restored: () => "De antes de que se cerrara tu sesión; cuentan con su fecha.",

  // What is on the device
  onThisDevice: () => "En este dispositivo",
  asOf: ({ time }) => `Actualizado: ${time}.`,
  pageNeedsNetwork: () => "Esa página necesita internet",
  openLater: () => "Ábrela de nuevo cuando vuelva la conexión. Mientras tanto puedes usar esto:",
  notOnDevice: () => "No está guardado en este dispositivo",
  newestAreKept: () => "Solo se guardan tus mazos y documentos más recientes. Aquí están:",
  todaysReview: () => "Repaso de hoy",
  leftToday: ({ count }) =>
    plural(count, { one: "queda # para hoy", other: "quedan # para hoy" }, "es"),
  nothingLeft: () => "Nada más por hoy",
  decks: () => "Mazos",
  cards: ({ count }) => plural(count, { one: "# tarjeta", other: "# tarjetas" }, "es"),
  cardsOf: ({ cards, size }) => {
    const known = formatNumber(cards, "es");
    return plural(size, { one: `${known} de # tarjeta`, other: `${known} de # tarjetas` }, "es");
  },
  due: ({ count }) => plural(count, { one: "# pendiente", other: "# pendientes" }, "es"),
  doneForNow: () => "Listo por ahora",
  documents: () => "Documentos",
  needsNetwork: () =>
    "El chat, los cuestionarios nuevos, las subidas y los cambios necesitan internet.",
  nothingKept: () => "Aún no hay nada guardado en este dispositivo",
  openOnce: () =>
    "Abre aquí tus materiales mientras tengas conexión. Así el repaso de hoy y tus mazos y documentos más recientes estarán disponibles sin conexión.",

  // A card or question
  backToList: () => "Volver a la lista",
  cardsLeft: ({ count }) =>
    plural(count, { one: "queda # tarjeta", other: "quedan # tarjetas" }, "es"),
  undo: () => "Deshacer",
  showAnswer: () => "Mostrar respuesta",
  showQuestion: () => "Mostrar pregunta",
  correct: () => "¡Correcto!",
  notQuite: () => "No del todo",
  comesBackIn: ({ interval }) => `Volverá en ${interval}.`,
  next: () => "Siguiente",
  answered: ({ right, total }) =>
    plural(
      total,
      {
        one: `Desde la última conexión: ${formatNumber(right, "es")} de # correcta.`,
        other: `Desde la última conexión: ${formatNumber(right, "es")} de # correctas.`,
      },
      "es",
    ),

  // A document
  pageNumber: ({ page }) => `Página ${page}`,
  parts: () => "Partes del documento",
  partOf: ({ part, parts }) => `Parte ${part} de ${parts}`,
  previousPart: () => "Anterior",
  nextPart: () => "Siguiente",
  beginningOnly: () => "Este es el comienzo. El resto necesita internet.",
} satisfies Catalogue<typeof import("./en")>;
