import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "Offline lernen",
  opening: () => "Wird geöffnet\u00a0…",
  needsScripts: () => "Zum Offline-Lernen muss JavaScript eingeschaltet sein.",

  // The banner
  youAreOffline: () => "Du bist offline.",
  canStudy: () => "Mit dem, was auf diesem Gerät gespeichert ist, kannst du weiterlernen.",
  carryOnLater: () => "Sobald du wieder online bist, geht es weiter.",
  studyOffline: () => "Offline lernen",
  waiting: ({ count }) =>
    plural(
      count,
      {
        one: "# Antwort wartet darauf, gesendet zu werden.",
        other: "# Antworten warten darauf, gesendet zu werden.",
      },
      "de",
    ),
  sendNow: () => "Jetzt senden",
  youAreOnline: () => "Du bist online.",
  allSent: () => "Alle Antworten sind gesendet.",
  openFennec: () => "Zu deinem Material",
  refusedTitle: ({ count }) =>
    plural(
      count,
      { one: "# Antwort wurde nicht gezählt", other: "# Antworten wurden nicht gezählt" },
      "de",
    ),
  refused: () => "Die Karte oder Frage wurde inzwischen gelöscht.",
  restoredTitle: ({ count }) =>
    plural(
      count,
      { one: "# frühere Antwort wurde gesendet", other: "# frühere Antworten wurden gesendet" },
      "de",
    ),
  restored: () =>
    "Offline gegeben, bevor du abgemeldet wurdest; es zählt der Zeitpunkt von damals.",

  // What is on the device
  onThisDevice: () => "Auf diesem Gerät",
  asOf: ({ time }) => `Stand: ${time}.`,
  pageNeedsNetwork: () => "Für diese Seite brauchst du Internet",
  openLater: () =>
    "Öffne sie wieder, sobald du online bist. Bis dahin kannst du hiermit weitermachen:",
  notOnDevice: () => "Nicht auf diesem Gerät gespeichert",
  newestAreKept: () => "Auf dem Gerät sind nur die neuesten Stapel und Dokumente:",
  todaysReview: () => "Heutige Wiederholung",
  leftToday: ({ count }) => plural(count, { other: "heute noch #" }, "de"),
  nothingLeft: () => "Für heute ist nichts mehr offen",
  decks: () => "Stapel",
  cards: ({ count }) => plural(count, { one: "# Karte", other: "# Karten" }, "de"),
  cardsOf: ({ cards, size }) => {
    const known = formatNumber(cards, "de");
    return plural(size, { one: `${known} von # Karte`, other: `${known} von # Karten` }, "de");
  },
  due: ({ count }) => plural(count, { other: "# fällig" }, "de"),
  doneForNow: () => "Fürs Erste fertig",
  documents: () => "Dokumente",
  needsNetwork: () => "Für Chat, neue Quizze, Hochladen und Änderungen brauchst du Internet.",
  nothingKept: () => "Auf diesem Gerät ist noch nichts gespeichert",
  openOnce: () =>
    "Öffne hier dein Material, solange du online bist. Dann sind die heutige Wiederholung und deine neuesten Stapel und Dokumente auch ohne Internet da.",

  // A card or question
  backToList: () => "Zurück zur Liste",
  cardsLeft: ({ count }) => plural(count, { one: "noch # Karte", other: "noch # Karten" }, "de"),
  undo: () => "Rückgängig",
  showAnswer: () => "Antwort zeigen",
  showQuestion: () => "Frage zeigen",
  correct: () => "Richtig!",
  notQuite: () => "Nicht ganz",
  comesBackIn: ({ interval }) => `Bis zur nächsten Wiederholung: ${interval}.`,
  next: () => "Weiter",
  answered: ({ right, total }) =>
    `Seit du offline bist: ${formatNumber(right, "de")} von ${formatNumber(total, "de")} richtig.`,

  // A document
  pageNumber: ({ page }) => `Seite ${page}`,
  parts: () => "Teile des Dokuments",
  partOf: ({ part, parts }) => `Teil ${part} von ${parts}`,
  previousPart: () => "Zurück",
  nextPart: () => "Weiter",
  beginningOnly: () => "Das ist der Anfang. Den Rest liest du, sobald du online bist.",
} satisfies Catalogue<typeof import("./en")>;
