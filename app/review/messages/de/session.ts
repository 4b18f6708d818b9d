import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  sessionTitle: () => "Wiederholung",

  // An item
  leftToday: ({ count, again = 0 }) => {
    const left = plural(count, { other: "Heute noch #" }, "de");
    if (again === 0) return left;
    return again === count ? `${left}, erneut` : `${left}, davon ${again} erneut`;
  },
  fromWork: ({ title }) => `Aus ${title}`,
  correct: () => "Richtig!",
  notQuite: () => "Nicht ganz",
  comesBackTomorrow: () => "Kommt morgen wieder.",
  comesBackIn: ({ interval }) => `Bis zur nächsten Wiederholung: ${interval}.`,
  next: () => "Weiter",
  endSession: () => "Jetzt aufhören",

  // A card
  yourAnswer: () => "Deine Antwort",
  typeFirst: () => "Optional: Schreib sie auf, bevor du nachsiehst.",
  showAnswer: () => "Antwort zeigen",
  wordsFound: () => "Wörter, die auch in deiner Antwort stehen, sind markiert.",
  judgeParts: () => "Welche Teile hattest du?",
  saveParts: () => "Teile speichern",
  typedTooLong: () => "Deine Antwort darf höchstens 2.000 Zeichen haben.",

  // Rating
  undo: () => "Rückgängig",
  undoneTitle: () => "Antwort zurückgenommen",
  notUndoneTitle: () => "Die Antwort wurde nicht zurückgenommen",
  notSavedTitle: () => "Deine Antwort wurde nicht gespeichert",
  optionMissing: () => "Wähle eine Antwort.",
  gradeMissing: () => "Wähle, wie schwer dir die Antwort fiel.",
  answerMissing: () => "Eine Frage braucht `selected`, eine Karte `rating` oder `parts`.",
  itemNotFound: () => "Diese Aufgabe wurde nicht gefunden. Vielleicht wurde sie gelöscht.",

  // The end
  sessionDone: () => "Für heute fertig",
  sessionPaused: () => "Genug für jetzt",
  leftForToday: ({ count }) =>
    plural(count, { one: "Für heute bleibt noch #.", other: "Für heute bleiben noch #." }, "de"),
  studiedToday: () => "Was du heute gelernt hast",
  rightOf: ({ correct, total }) => `${correct} von ${total} richtig`,
  newOnes: ({ count }) => plural(count, { other: "# neu" }, "de"),
  courseDone: () => "Dieser Kurs ist für heute fertig",
  partsDone: () => "Diese Teile sind für heute fertig",
  answeredToday: ({ correct, total }) =>
    plural(
      total,
      {
        one: (number) => `Heute ${correct} von ${number} Antwort richtig.`,
        other: (number) => `Heute ${correct} von ${number} Antworten richtig.`,
      },
      "de",
    ),
  learnedNew: ({ count }) =>
    plural(count, { one: "# neue Aufgabe begonnen.", other: "# neue Aufgaben begonnen." }, "de"),
  toTheCourse: () => "Zurück zum Kurs",
  toTheConcepts: () => "Zurück zum Wissensstand",
  toTheDay: () => "Zurück zu „Heute“",
} satisfies Catalogue<typeof import("../en/session")>;
