import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "Kein Abo zu verwalten",
  subscriptionNotFound: () =>
    "Zu diesem Konto wurde kein Abo gefunden. Dein Profil zeigt deinen Tarif.",
  noPaidSubscription: () => "Zu diesem Konto gibt es noch kein bezahltes Abo.",
  alreadyPremium: () => "Du hast schon den Premium-Tarif.",
  paymentOverdue: () =>
    "Deine letzte Zahlung ist fehlgeschlagen. Um deine Karte zu aktualisieren, geh zu deinem Profil und wähle „Abo verwalten“.",

  // Payments
  paymentNotFound: () =>
    "Diese Zahlung wurde nicht gefunden oder ist nicht mehr offen. Dein Profil zeigt deinen Tarif.",
  paymentNotCompleted: () =>
    "Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht.",
  paymentPending: () =>
    "Deine Zahlung wird verarbeitet\u00a0… Dein Tarif ändert sich, sobald sie durch ist.",
  sandboxFailed: () => "Die Testzahlung konnte nicht gestartet werden. Versuch es noch mal.",
  paymentPageFailed: () => "Die Zahlungsseite konnte nicht geöffnet werden. Versuch es noch mal.",
  providerTimeout: () => "Der Zahlungsdienst hat zu lange nicht geantwortet. Versuch es noch mal.",
  providerFailed: () =>
    "Der Zahlungsdienst konnte das gerade nicht ausführen. Versuch es noch mal.",
  paymentsMisconfigured: () =>
    "Auf dieser Website sind Zahlungen falsch eingerichtet und funktionieren deshalb nicht. Es wurde nichts abgebucht, und dein Tarif bleibt, wie er war. Wende dich an die Administration.",
  paymentsUnconfigured: () =>
    "Auf dieser Website sind noch keine Zahlungen eingerichtet. Es wurde nichts abgebucht, und dein Tarif bleibt, wie er war. Für Premium wende dich an die Administration.",

  // Webhook
  unreadableEvent: () => "Das Ereignis konnte nicht gelesen werden.",
  wrongSignature: () => "Die Signatur ist nicht richtig.",
  futureSignature: () => "Der Zeitstempel der Signatur liegt in der Zukunft.",
} satisfies Catalogue<typeof import("../en/errors")>;
