import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "Zum Inhalt springen",
  loadingPage: () => "Wird geladen",

  // Toasts
  notifications: () => "Benachrichtigungen, F8",
  dismiss: () => "Schließen",
  upgradeTitle: () => "Zu Premium wechseln",

  // Error page
  pageNotFoundTitle: () => "404 Seite nicht gefunden",
  pageNotFound: () =>
    "Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.",
  pageFailedTitle: () => "Da ist etwas schiefgegangen",
  pageFailed: () => "Die Seite konnte nicht angezeigt werden. Deine Arbeit ist nicht verloren.",
  goToStart: () => "Zur Startseite",
  goToMaterials: () => "Zu deinem Material",
  tryPageAgain: () => "Noch mal versuchen",
  notLoadedTitle: () => "Das konnte nicht geladen werden",
  notLoaded: () =>
    "Prüfe deine Verbindung und lade die Seite neu. Vielleicht gibt es eine neuere Version von Fennec.",

  // Forms
  showPassword: ({ hidden }) => [hidden("Passwort "), "Anzeigen"],
  hidePassword: ({ hidden }) => [hidden("Passwort "), "Verbergen"],
  formKeptOffline: () =>
    "Du bist anscheinend offline. Deine Eingaben sind noch da. Versuch es noch mal, sobald du wieder online bist.",
  language: () => "Sprache",
  changeLanguage: () => "Ändern",
} satisfies Catalogue<typeof import("../en/shell")>;
