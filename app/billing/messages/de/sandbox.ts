import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "Testmodus: Es wird nichts abgebucht.",
  sandboxCardHint: ({ card }) => [
    "Bezahle mit der Testkarte ",
    card,
    ", einem beliebigen Datum in der Zukunft und einer beliebigen Prüfnummer. Gib keine echte Karte ein.",
  ],
  sandboxPageHint: () => "Im echten Betrieb zeigt der Zahlungsdienst diese Seite.",

  // Paying
  sandboxPaymentTitle: () => "Testzahlung",
  sandboxOffer: ({ price }) => ["Fennec Premium, ", price, ". Jederzeit kündbar."],
  noPaymentTitle: () => "Keine Zahlung offen",
  cardNumber: () => "Kartennummer",
  cardExpiry: () => "Ablaufdatum",
  cardCode: () => "Prüfnummer",
  goBack: () => "Zurück",

  // The bank's question
  bankAsksTitle: () => "Deine Bank bittet um Bestätigung",
  bankAsks: ({ amount, period }) =>
    `Möchtest du ${amount} pro ${period} an Fennec zahlen? Im Testmodus wird nichts abgebucht.`,
  confirmPayment: () => "Zahlung bestätigen",
  refusePayment: () => "Ablehnen",

  // What is wrong with a card
  checkCard: () => "Prüfe die Angaben zur Karte.",
  cardNumberInvalid: () => "Gib die ganze Kartennummer ein.",
  cardExpiryInvalid: () => "Gib Monat und Jahr ein, zum Beispiel 12 / 34.",
  cardExpired: () => "Diese Karte ist abgelaufen.",
  cardCodeInvalid: () => "Gib die 3 Ziffern auf der Rückseite ein.",
  testCardsOnly: () =>
    "Das ist der Testmodus. Verwende eine Testkarte, zum Beispiel 4242 4242 4242 4242.",

  // How a provider declines
  declined: () => "Deine Karte wurde abgelehnt.",
  insufficientFunds: () => "Deine Karte ist nicht ausreichend gedeckt.",
  expiredCard: () => "Deine Karte ist abgelaufen.",
  incorrectCode: () => "Die Prüfnummer deiner Karte ist falsch.",
  notAuthenticated: () =>
    "Die Zahlung konnte nicht bestätigt werden. Wähle eine andere Zahlungsart und versuch es noch mal.",

  // Managing the plan
  sandboxPlanTitle: () => "Test-Abo",
  sandboxPlan: ({ price }) => ["Fennec Premium, ", price],
  renewsOn: ({ date }) => ["Verlängert sich am ", date, "."],
  lastsTo: ({ date }) => ["Gekündigt. Du hast Premium noch bis zum ", date, "."],
  dueSince: ({ date }) => ["Die letzte Zahlung ist fehlgeschlagen. Sie war am ", date, " fällig."],
  keepPlan: () => "Abo behalten",
  payWithOtherCard: () => "Mit anderer Testkarte bezahlen",
  cancelPlan: () => "Abo kündigen",
  cancelPlanQuestion: () => "Abo kündigen?",
  cancelLater: ({ date }) => [
    "Du behältst Premium bis zum ",
    date,
    ". Danach hast du den kostenlosen Tarif. Deine Dateien, Karten und Ergebnisse bleiben erhalten.",
  ],
  cancelNow: () =>
    "Du bleibst im kostenlosen Tarif, und es wird nichts mehr abgebucht. Deine Dateien, Karten und Ergebnisse bleiben erhalten.",
  planCancelledTitle: () => "Abo gekündigt",
  planCancelled: () => "Es wird nichts mehr abgebucht.",
  planKeptTitle: () => "Abo behalten",
  planKept: () => "Dein Abo verlängert sich wie gewohnt.",
  planPaidTitle: () => "Zahlung eingegangen",
  planPaid: () => "Du hast wieder Premium.",
  planNotChangedTitle: () => "Das Abo wurde nicht geändert",
} satisfies Catalogue<typeof import("../en/sandbox")>;
