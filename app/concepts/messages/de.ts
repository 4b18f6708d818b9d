import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "Wissensstand",
  titleOf: ({ name }) => `Wissensstand, ${name}`,

  // Heading
  heading: ({ name }) => `Wissensstand: ${name}`,
  readText: () => "Text lesen",
  openCourse: () => "Kurs öffnen",
  reckoning: ({ fewest }) =>
    `Jede Frage und jede Karte zählt ein Mal, mit deiner letzten Antwort. Ein Abschnitt ist schwach, wenn weniger als 3 von 4 Antworten richtig sind. Bei weniger als ${fewest} Antworten wird er nicht bewertet.`,

  // Parts
  weak: () => "Schwache Abschnitte",
  known: () => "Abschnitte, die sitzen",
  unclear: () => "Noch zu wenige Antworten",
  unasked: () => "Noch nicht abgefragt",
  noneWeak: () => "Bis jetzt ist kein Abschnitt schwach.",
  rightOf: ({ right, answers }) => `${right} von ${answers} richtig`,
  page: ({ page }) => `Seite ${page}`,
  pageOf: ({ page, document }) => `${document}, Seite ${page}`,
  keyTerm: () => "Schlüsselbegriff",
  keyTermOn: ({ page }) => `Schlüsselbegriff, Seite ${page}`,
  beforeFirstHeading: () => "Vor der ersten Überschrift",
  wholeDocument: () => "Das ganze Dokument",

  // Practice of the weak parts
  quizMe: () => "Dazu abfragen",
  makeCards: () => "Karten erstellen",
  reviewDue: ({ count }) =>
    plural(
      count,
      { one: "# fällige Aufgabe wiederholen", other: "# fällige Aufgaben wiederholen" },
      "de",
    ),
  reviewAnyway: () => "Vorzeitig wiederholen",
  weakestOnly: ({ count }) =>
    plural(
      count,
      { one: "Zum schwächsten Abschnitt.", other: "Zu den # schwächsten Abschnitten." },
      "de",
    ),
  decksInReview: () =>
    "Stapel und Altklausuren kommen in der Wiederholung dran. Ein Quiz und neue Karten entstehen nur aus Dokumenten.",
  decksByThemselves: () =>
    "Ein Quiz und neue Karten entstehen nur aus Dokumenten. Öffne einen Stapel, um ihn zu üben.",
  generatingQuiz: () => "Dein Quiz wird erstellt",
  generatingCards: () => "Deine Karten werden erstellt",
  fromWeakParts: () => "Aus den Abschnitten, die du am wenigsten kannst.",

  // Without answers
  noAnswersTitle: () => "Noch keine Antworten",
  noAnswers: () =>
    "Mach ein Quiz oder einen Übungstest zu diesem Dokument oder wiederhole seine Karten. Dann siehst du hier, welche Abschnitte du am wenigsten kannst.",
  noAnswersInCourse: () =>
    "Mach ein Quiz oder einen Übungstest zu diesem Kurs oder wiederhole seine Karten. Dann siehst du hier, welche Abschnitte seiner Dokumente du am wenigsten kannst.",
  takeQuiz: () => "Quiz machen",
} satisfies Catalogue<typeof import("./en")>;
