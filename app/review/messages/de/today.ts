import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "Wiederholen",
  today: () => "Heute",
  itemsToday: ({ due, fresh }) => {
    const known = plural(due, { other: "# zu wiederholen" }, "de");
    const added = plural(fresh, { other: "# neu" }, "de");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },
  itemsDueToday: ({ count }) => plural(count, { other: "# heute fällig" }, "de"),
  modeWithDue: ({ count }) => plural(count, { other: "Wiederholen, # fällig" }, "de"),
  aboutMinutes: ({ count }) =>
    plural(count, { one: "Etwa # Minute.", other: "Etwa # Minuten." }, "de"),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) =>
    plural(
      count,
      {
        one: "# weitere wartet auf einen anderen Tag.",
        other: "# weitere warten auf einen anderen Tag.",
      },
      "de",
    ),
  start: () => "Wiederholung starten",
  goOnReviewing: () => "Weitermachen",
  doneToday: () => "Für heute fertig",
  nothingKept: () => "Noch nichts zu wiederholen",
  nothingKeptHint: () =>
    "Mach ein Quiz oder erstell Karteikarten und wähle „Zum Wiederholen vormerken“. Jede Frage kommt dann wieder, kurz bevor du sie vergisst.",
  uploadFirstHint: () =>
    "Lade ein Dokument hoch. Erstell daraus ein Quiz oder Karteikarten und wähle „Zum Wiederholen vormerken“: Jede Frage kommt dann wieder, kurz bevor du sie vergisst.",
  keepBelowHint: () =>
    "Wähle unten „Vormerken“. Jede Frage kommt dann wieder, kurz bevor du sie vergisst.",
  makeCards: () => "Karteikarten erstellen",
  makeQuiz: () => "Quiz erstellen",
  uploadDocument: () => "Dokument hochladen",
  addPastPaper: () => "Altklausur hinzufügen",
  importCards: () => "Karten importieren",
  notInReview: () => "Noch nicht vorgemerkt",
  keepWork: () => "Vormerken",
  leaveWork: () => "Jetzt nicht",
  nextTomorrow: () => "Nächste Wiederholung: morgen.",
  nextIn: ({ interval }) => `Bis zur nächsten Wiederholung: ${interval}.`,
  nothingScheduled: () => "Es ist nichts eingeplant.",

  // What was begun
  unfinished: () => "Noch nicht fertig",
  lastDocument: () => "Dein zuletzt benutztes Dokument",
  finishWork: ({ title }) => `„${title}“ beenden`,
  openDocument: ({ name }) => `${name} öffnen`,

  // The days ahead
  daysAhead: () => "Die nächsten sieben Tage",
  dayLoad: ({ day, count }) =>
    plural(
      count,
      {
        one: (number) => `${day}: ${number} Aufgabe`,
        other: (number) => `${day}: ${number} Aufgaben`,
      },
      "de",
    ),

  // Courses
  courses: () => "Kurse",
  coursesHint: () => "Fass die Dokumente eines Fachs zusammen und trag den Prüfungstermin ein.",
  allCourses: () => "Alle Kurse",

  // Daily limits
  settings: () => "Tageslimits",
  newPerDay: () => "Neue Aufgaben pro Tag",
  duePerDay: () => "Wiederholungen pro Tag",
  limitsHint: () =>
    "Was über dem Limit liegt, wartet auf die nächsten Tage. Heutige Fehler kommen immer wieder.",
  saveSettings: () => "Speichern",
  saving: () => "Wird gespeichert\u00a0…",
  settingsSavedTitle: () => "Tageslimits gespeichert",
  settingsNotSavedTitle: () => "Die Tageslimits wurden nicht gespeichert",
  limitOutOfRange: ({ min, max }) => `Wähle eine Zahl von ${min} bis ${max}.`,

  // Keeping items
  workNotFound: () =>
    "Was du vormerken wolltest, wurde nicht gefunden. Vielleicht wurde es gelöscht.",
  keptTitle: () => "Zum Wiederholen vorgemerkt",
  kept: ({ count }) =>
    plural(
      count,
      {
        one: "# Aufgabe kommt wieder, sobald sie fällig ist.",
        other: "# Aufgaben kommen wieder, sobald sie fällig sind.",
      },
      "de",
    ),
  keptQuestions: () => "Vorgemerkte Fragen",
  notKeptTitle: () => "Es wurde nichts vorgemerkt",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/today")>;
