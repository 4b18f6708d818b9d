import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "Anmeldung nötig",
  loginRequired: () => "Melde dich an, um Premium zu nutzen.",

  // The offer
  offerTitle: () => "Zu Premium wechseln",
  offer: ({ price }) => ["Unbegrenzt Quizze, Karteikarten, Tests und Chat für ", price, "."],
  unlimitedQuizzesAndTests: () => "Unbegrenzt Quizze und Übungstests",
  unlimitedCards: () => "Unbegrenzt Karteikarten",
  fullTextToSpeech: () => "Vorlesen ohne Einschränkung",
  unlimitedMessages: () => "Unbegrenzt Nachrichten im KI-Chat",
  cancelAnytime: () => "Jederzeit kündbar",
  subscribeNow: ({ price }) => `Jetzt abonnieren\u00a0– ${price}`,
  backToProfile: () => "Zurück zum Profil",

  // Before the form
  preparing: () => "Dein Abo wird vorbereitet\u00a0…",
  loadingForm: () => "Zahlungsformular wird geladen\u00a0…",
  subscriptionErrorTitle: () => "Problem mit dem Abo",
  subscriptionFailed: () => "Das Abo konnte nicht abgeschlossen werden",
  subscriptionNotSetUp: () => "Dein Abo konnte nicht eingerichtet werden",
  unknownError: () => "Ein unbekannter Fehler ist aufgetreten",
  formUnavailableTitle: () => "Zahlungsformular nicht verfügbar",
  noPaymentInformation: () => "Der Server hat keine Zahlungsdaten geliefert",
  formNotLoaded: () =>
    "Das Zahlungsformular konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch mal.",
  tryAgain: () => "Noch mal versuchen",

  // Paying
  processing: () => "Wird verarbeitet\u00a0…",
  processingTitle: () => "Zahlung wird verarbeitet",
  processingPayment: () => "Deine Zahlung wird verarbeitet\u00a0…",
  redirecting: () => "Zahlung erfolgreich! Du kommst gleich zu deinem Profil\u00a0…",
  paidTitle: () => "Zahlung erfolgreich",
  paid: () => "Du hast jetzt Premium!",
  paymentFailedTitle: () => "Zahlung fehlgeschlagen",
  unexpectedError: () => "Ein unerwarteter Fehler ist aufgetreten.",
} satisfies Catalogue<typeof import("../en/subscription")>;
