import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "Diese Karte wurde nicht gefunden. Vielleicht wurde sie gelöscht.",

  // Editing a card
  edit: () => "Bearbeiten",
  stopEditing: () => "Bearbeiten beenden",
  cardNumber: ({ number }) => `Karte ${number}`,
  front: () => "Vorderseite",
  back: () => "Rückseite",
  save: () => "Karte speichern",
  saving: () => "Wird gespeichert\u00a0…",
  notChangedTitle: () => "Die Karte wurde nicht geändert",
  frontMissing: () => "Schreib etwas auf die Vorderseite.",
  frontTooLong: () => "Die Vorderseite darf höchstens 1.000 Zeichen haben.",
  backMissing: () => "Schreib etwas auf die Rückseite.",
  backTooLong: () => "Die Rückseite darf höchstens 1.000 Zeichen haben.",

  // Writing a card from a document
  writeCardTitle: () => "Karteikarte schreiben",
  writeCardHint: () => "Sie landet in „Meine Karten“ und kommt beim Wiederholen dran.",
  documentWords: () => "Wörter aus dem Dokument",
  documentWordsHint: () => "Sie bleiben bei der Karte, mit der Seite, auf der sie stehen.",
  cardQuestion: () => "Vorderseite: die Frage",
  cardAnswer: () => "Rückseite: die Antwort",
  cardAnswerHint: () => "Wenn du nichts eingibst, sind die Wörter oben die Antwort.",
  wordsTooLong: () => "Wähle höchstens 1.000 Zeichen.",

  // The course of a card
  cardCourseTitle: () => "Eine Karte in einen Kurs verschieben",
  cardCourseHint: () =>
    "Sie kommt zu „Meine Karten“ des Kurses und behält ihre Wiederholungstermine. Eine Prüfung des Kurses kann sie früher drannehmen.",
  changeCourse: () => "Kurs ändern",
  moveCard: () => "Karte verschieben",
  moving: () => "Wird verschoben\u00a0…",
  movedTitle: () => "Karte verschoben",
  notMovedTitle: () => "Die Karte wurde nicht verschoben",
  cardOfDocument: () => "Diese Karte stammt aus einem Dokument und gehört darum zu dessen Kursen.",

  // Deleting a card
  removeTitle: () => "Karte löschen",
  removeCard: () => "Karte löschen",
  areYouSure: () => "Bist du sicher?",
  removeWarning: ({ front }) => [
    "Die Karte „",
    front,
    "“ wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  ],
  remove: () => "Löschen",
  removing: () => "Wird gelöscht\u00a0…",
  cancel: () => "Abbrechen",
  notRemovedTitle: () => "Die Karte wurde nicht gelöscht",
  nothingToRemoveTitle: () => "Keine Karte zu löschen",
  removedTitle: () => "Karte gelöscht",
} satisfies Catalogue<typeof import("../en/cards")>;
