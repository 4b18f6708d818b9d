import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "Kurse",
  coursesHint: () =>
    "Ein Kurs umfasst die Dokumente eines Fachs. Hat er einen Prüfungstermin, kommt vor diesem Tag alles noch einmal zum Wiederholen dran.",
  makeCourse: () => "Neuer Kurs",
  noCourses: () => "Noch keine Kurse",
  noCoursesHint: () =>
    "Fass die Dokumente eines Fachs zusammen und sag Fennec, wann die Prüfung ist. Dann kommt alles rechtzeitig zum Wiederholen dran.",
  makeFirstCourse: () => "Ersten Kurs erstellen",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      documents === 0
        ? "Keine Dokumente"
        : plural(documents, { one: "# Dokument", other: "# Dokumente" }, "de"),
      pages > 0 && plural(pages, { one: "# Seite", other: "# Seiten" }, "de"),
      kept > 0 &&
        plural(
          kept,
          { one: "# Karte oder Frage vorgemerkt", other: "# Karten und Fragen vorgemerkt" },
          "de",
        ),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "Heute nichts fällig";
    const known = plural(due, { other: "# zu wiederholen" }, "de");
    const added = plural(fresh, { other: "# neu" }, "de");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },

  // The exam
  noExam: () => "Kein Prüfungstermin",
  examToday: () => "Prüfung heute",
  examTomorrow: () => "Prüfung morgen",
  examInDays: ({ count, day }) =>
    plural(
      count,
      {
        one: (number) => `Prüfung in ${number} Tag, am ${day}`,
        other: (number) => `Prüfung in ${number} Tagen, am ${day}`,
      },
      "de",
    ),
  examOver: ({ day }) => `Die Prüfung war am ${day}`,

  // The form
  newCourseTitle: () => "Neuer Kurs",
  courseDetails: () => "Angaben zum Kurs",
  name: () => "Name",
  nameHint: () => "Zum Beispiel „Biologie, 1. Semester“.",
  nameMissing: () => "Gib dem Kurs einen Namen.",
  nameTooLong: ({ count }) =>
    plural(count, { other: "Der Name darf höchstens # Zeichen haben." }, "de"),
  examDate: () => "Prüfungstermin",
  examDateHint: () => "Optional. Du kannst ihn jederzeit eintragen, verschieben oder entfernen.",
  examImpossible: () => "Diesen Tag gibt es nicht. Sieh dir den Prüfungstermin noch mal an.",
  examPast: () => "Dieser Tag ist vorbei. Wähle heute oder einen späteren Tag.",
  examTooFar: () => "Wähle einen Tag in den nächsten zwei Jahren.",
  courseDocuments: () => "Dokumente",
  noDocuments: () => "Du hast noch keine Dokumente. Du kannst sie dem Kurs später hinzufügen.",
  uploadDocuments: () => "Dokumente hochladen",
  tooManyDocuments: ({ count }) =>
    plural(
      count,
      {
        one: "Ein Kurs fasst höchstens # Dokument.",
        other: "Ein Kurs fasst höchstens # Dokumente.",
      },
      "de",
    ),
  nothingToChange: () => "Sende `name`, `examOn` oder `fileIds`.",
  showDays: () => "Tage anzeigen",
  save: () => "Kurs speichern",
  saving: () => "Wird gespeichert\u00a0…",
  savedTitle: () => "Kurs gespeichert",
  notSavedTitle: () => "Der Kurs wurde nicht gespeichert",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
  tooManyCourses: ({ count }) =>
    plural(
      count,
      {
        one: "Du hast # Kurs, mehr sind nicht möglich. Lösche ihn, wenn er vorbei ist.",
        other: "Du hast # Kurse, mehr sind nicht möglich. Lösche einen, der vorbei ist.",
      },
      "de",
    ),
  noSuchCourseTitle: () => "Kurs nicht gefunden",
  courseNotFound: () => "Dieser Kurs wurde nicht gefunden. Vielleicht wurde er gelöscht.",
  courseIsEmpty: ({ course }) =>
    `„${course}“ hat noch keine Dokumente. Füg dem Kurs welche hinzu und versuch es noch mal.`,
  documentNotFound: () => "Eines der Dokumente wurde nicht gefunden. Vielleicht wurde es gelöscht.",

  // The days until the exam
  daysUntilExam: () => "Bis zur Prüfung",
  notSavedYet: () => "So würde es aussehen. Noch ist nichts gespeichert.",
  loadHint: () =>
    "Jede Karte und Frage zählt an dem Tag, an dem sie zum ersten Mal drankommt. Was du bei Neuem oder Vergessenem wiederholst und was in den letzten Tagen noch einmal drankommt, kommt noch dazu.",
  nothingInReview: () =>
    "Aus diesen Dokumenten ist noch nichts zum Wiederholen vorgemerkt. Erstell Karteikarten oder ein Quiz und wähle „Zum Wiederholen vormerken“.",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        one: (number) =>
          `Um vor der Prüfung alles anzufangen, brauchst du ${number} neue Karte oder Frage am Tag. Dein Tageslimit ist ${formatNumber(limit, "de")}.`,
        other: (number) =>
          `Um vor der Prüfung alles anzufangen, brauchst du ${number} neue am Tag. Dein Tageslimit ist ${formatNumber(limit, "de")}.`,
      },
      "de",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `Um vor der Prüfung alles zu wiederholen, brauchst du ${number} am Tag. Dein Tageslimit ist ${formatNumber(limit, "de")}.`,
      },
      "de",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `Vor der Prüfung ist nicht alles zu schaffen. Auch mit dem höchsten Limit, ${formatNumber(highest, "de")} neuen am Tag, kommen nur ${formatNumber(covered, "de")} von ${formatNumber(all, "de")} neuen dran.`,
  tooManyDue: ({ highest, covered, all }) =>
    `Vor der Prüfung ist nicht alles zu schaffen. Auch mit dem höchsten Limit, ${formatNumber(highest, "de")} Wiederholungen am Tag, kommen nur ${formatNumber(covered, "de")} von ${formatNumber(all, "de")} dran.`,
  changeLimits: () => "Tageslimits ändern",
  day: () => "Tag",
  toReview: () => "Zu wiederholen",
  newItems: () => "Neu",
  today: () => "Heute",
  moreDays: ({ count }) =>
    plural(count, { one: "# weiteren Tag anzeigen", other: "# weitere Tage anzeigen" }, "de"),

  // One course
  allCourses: () => "Alle Kurse",
  reviewCourse: () => "Diesen Kurs wiederholen",
  studyCourse: () => "Für diesen Kurs lernen",
  studyGuide: () => "Lernzettel",
  concepts: () => "Wissensstand",
  exportNotes: () => "Chat-Notizen exportieren",
  emptyCourse: () =>
    "Dieser Kurs ist leer. Wähle unten seine Dokumente oder füg eigene Karten und Altklausuren hinzu.",
  nothingDue: () => "In diesem Kurs ist heute nichts fällig.",

  // Deleting
  deleteCourse: () => "Kurs löschen",
  deleteTitle: () => "Diesen Kurs löschen?",
  deleteQuestion: ({ course }) =>
    `„${course}“, der Chat dazu und der Prüfungstermin werden gelöscht.`,
  documentsStay: () =>
    "Deine Dokumente, Karten und Fragen bleiben. Sie kommen weiter zum Wiederholen dran, kurz bevor du sie vergisst.",
  deleting: () => "Wird gelöscht\u00a0…",
  keepCourse: () => "Kurs behalten",
  deletedTitle: () => "Kurs gelöscht",
  notDeletedTitle: () => "Der Kurs wurde nicht gelöscht",

  // Decks and past papers of no document
  withoutDocument: () => "Karten und Altklausuren ohne Dokument",
  withoutDocumentHint: () =>
    "Auch eigene Karten, importierte Stapel und Altklausuren können zu diesem Kurs gehören.",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [`${title} (${collectionHolds({ count })})`, course && `jetzt in ${course}`]
      .filter(Boolean)
      .join(", "),
  writeCard: () => "Karteikarte schreiben",
  importCards: () => "Karten importieren",
  addPastPaper: () => "Altklausur hinzufügen",
  addCollection: () => "Zu diesem Kurs hinzufügen",
  addToCourse: () => "Hinzufügen",
  takeOut: () => "Entfernen",
  takeOutOf: ({ title }) => `„${title}“ aus dem Kurs entfernen`,
  putInTitle: () => "Zum Kurs hinzugefügt",
  takenOutTitle: () => "Aus dem Kurs entfernt",
  notMovedTitle: () => "Der Kurs wurde nicht geändert",
  collectionNotFound: () =>
    "Fennec hat diesen Stapel oder diese Altklausur nicht gefunden. Vielleicht ist sie gelöscht oder gehört zu einem Dokument.",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(count, { one: "# Element", other: "# Elemente" }, "de");
}
