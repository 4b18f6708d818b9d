import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "Eintrag bearbeiten",
  editItem: () => "Bearbeiten",
  editQuestion: () => "Frage bearbeiten",
  editCard: () => "Karte bearbeiten",
  questionText: () => "Frage",
  optionTexts: () => "Antworten, die richtige ist markiert",
  optionsHint: () => "Eine leere Antwort fällt weg.",
  explanationText: () => "Erklärung",
  cardFront: () => "Vorderseite",
  cardBack: () => "Rückseite",
  saveItem: () => "Speichern",
  savingItem: () => "Wird gespeichert\u00a0…",
  cancelEdit: () => "Abbrechen",
  editedTitle: () => "Gespeichert",
  sourceDropped: () => "Das Zitat sagt das nicht und wurde entfernt.",
  notEditedTitle: () => "Es wurde nicht gespeichert",
  questionMissing: () => "Schreib die Frage.",
  tooFewOptions: () => "Schreib mindestens zwei Antworten.",
  optionsAlike: () => "Zwei Antworten sind gleich.",
  rightMissing: () => "Markiere die richtige Antwort.",
  sideMissing: () => "Schreib hier etwas.",
  nothingToChange: () => "Sag, was geändert werden soll.",
  optionText: ({ letter }) => `Antwort ${letter}`,
  optionIsRight: ({ letter }) => `Antwort ${letter} ist richtig`,
  textTooLong: ({ limit }) => `Schreib höchstens ${formatNumber(limit, "de")} Zeichen.`,
} satisfies Catalogue<typeof import("../en/edit")>;
