import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "Kontoeinstellungen",
  username: () => "Benutzername",
  usernameFixed: () => "Der Benutzername lässt sich nicht ändern.",
  email: () => "E-Mail-Adresse",
  currentPassword: () => "Aktuelles Passwort",
  changedPassword: () => "Neues Passwort",
  changedPasswordHint: () =>
    "Mindestens 6 Zeichen. Lass das Feld leer, um dein aktuelles Passwort zu behalten. Ein neues Passwort meldet dich auf deinen anderen Geräten ab.",
  saveSettings: () => "Änderungen speichern",
  savingSettings: () => "Wird gespeichert\u00a0…",
  cancel: () => "Abbrechen",
  linkToSecurity: () => "Geräte, Passkeys und Wiederherstellung",
  downloadData: () => "Alle meine Daten herunterladen",
  cardsForAnki: () => "Alle Karten und Fragen für Anki",
  cardsAsCsv: () => "Alle Karten und Fragen als CSV",
  cardsAsMarkdown: () => "Alle Karten und Fragen als Markdown",
  settingsNotSavedTitle: () => "Deine Änderungen wurden nicht gespeichert",
  settingsSavedTitle: () => "Einstellungen gespeichert",
  settingsSavedWithPassword: () =>
    "Dein Passwort ist geändert, und deine anderen Geräte sind abgemeldet.",

  // Deleting the account
  deleteTitle: () => "Konto löschen",
  deleteQuestion: () => "Bist du sicher?",
  deleteConsequences: () =>
    "Damit löschst du dein Konto und alles darin endgültig: Dateien, Chats, Quizze, Karteikarten und Tests. Das lässt sich nicht rückgängig machen.",
  passwordToDelete: () => "Dein Passwort",
  deleteAccount: () => "Mein Konto löschen",
  deletingAccount: () => "Wird gelöscht\u00a0…",
  notDeletedTitle: () => "Dein Konto wurde nicht gelöscht",
  accountDeletedTitle: () => "Konto gelöscht",
  accountDeleted: () => "Dein Konto und alles darin wurden gelöscht.",
  languageNotChanged: () => "Die Sprache wurde nicht geändert",
  languageUnknown: () => "Wähle eine der Sprachen aus der Liste.",
} satisfies Catalogue<typeof import("../en/settings")>;
