import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  cardTitle: ({ position, deck }) => `Karte ${position}, ${deck}`,

  // A card
  cardOf: ({ position, total }) => `Karte ${position} von ${total}`,
  cardOfShuffled: ({ position, total }) => `Karte ${position} von ${total}, gemischt`,
  doneLabel: () => "Fürs Erste fertige Karten",
  doneOf: ({ done, total }) => `${done} von ${total} fürs Erste fertig`,
  allDone: () => "Fürs Erste alles fertig. Diese Runde ist zusätzliche Übung.",
  showQuestion: () => "Frage zeigen",
  showAnswer: () => "Antwort zeigen",

  // Navigation
  neighbours: () => "Vorige und nächste Karte",
  previousCard: () => "Vorige Karte",
  previous: () => "Vorige",
  nextCard: () => "Nächste Karte",
  next: () => "Nächste",
  backToDeck: () => "Zum Stapel",
  shuffle: () => "Mischen",
  reset: () => "Von vorn",
  cycleCompletedTitle: () => "Durchgang geschafft",
  cycleCompleted: ({ count }) =>
    plural(
      count,
      {
        one: "Das war die einzige Karte. Hier ist sie noch mal.",
        other: "Du hast alle # Karten durch. Jetzt kommt wieder die erste.",
      },
      "de",
    ),

  // Rating
  gradeMissing: () => "Wähle, wie schwer dir die Antwort fiel.",
  undo: () => "Rückgängig",
  undoLabel: () => "Rückgängig: letzte Bewertung",
  undoneTitle: () => "Bewertung zurückgenommen",
  notRatedTitle: () => "Deine Bewertung wurde nicht gespeichert",
  notUndoneTitle: () => "Die Bewertung wurde nicht zurückgenommen",
  nothingChangedTitle: () => "Es wurde nichts geändert",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",

  // The end of a session
  sessionTitle: ({ deck }) => `Lernrunde, ${deck}`,
  sessionDone: () => "Fürs Erste fertig",
  sessionSoFar: () => "Deine Lernrunde bis jetzt",
  remembered: ({ remembered, total }) => `${remembered} von ${total} gewusst`,
  studied: ({ cards, minutes }) =>
    plural(
      minutes,
      {
        one: (number) => `${cards} in ${number} Minute.`,
        other: (number) => `${cards} in ${number} Minuten.`,
      },
      "de",
    ),
  nextReviewTomorrow: () => "Alle Karten sind eingeplant. Nächste Wiederholung: morgen.",
  nextReview: ({ interval }) =>
    `Alle Karten sind eingeplant. Bis zur nächsten Wiederholung: ${interval}.`,
  moreWaiting: () => "Es warten noch mehr Karten.",
  backToTheDeck: () => "Zurück zum Stapel",
  keepStudying: () => "Weiterlernen",
} satisfies Catalogue<typeof import("../en/study")>;
