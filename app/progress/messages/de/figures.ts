import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "Dein Tarif",
  premiumPlan: () => "Premium-Tarif",
  freePlan: () => "Kostenloser Tarif",
  premiumHint: () => "Du nutzt alle Funktionen ohne Limit",
  freeHint: () => "Mit Premium lernst du ohne Limit",
  manage: () => "Abo verwalten",
  upgrade: ({ price }) => `Zu Premium wechseln\u00a0– ${price}`,
  unpaid: () =>
    "Deine letzte Zahlung ist fehlgeschlagen. Aktualisiere deine Karte, um Premium wieder zu nutzen.",
  ends: ({ date }) => ["Gekündigt. Du hast Premium noch bis zum ", date, "."],
  renews: ({ date }) => ["Verlängert sich am ", date, "."],
  given: ({ date }) => ["Premium ist für dich kostenlos bis zum ", date, "."],

  // Free and premium compared
  comparison: () => "Kostenlos und Premium im Vergleich",
  whatYouGet: () => "Was du bekommst",
  free: () => "Kostenlos",
  premium: () => "Premium",
  unlimited: () => "Unbegrenzt",
  speech: () => "Vorlesen",
  notIncluded: () => "Nein",
  included: () => "Ja",

  // Figures
  chatMessages: () => "Nachrichten im KI-Chat",
  today: () => "heute",
  speechUsage: () => "Vorgelesene Antworten",
  premiumOnly: () => "Nur mit Premium",
  chatTime: () => "Zeit im Chat",
  minutes: ({ count }) => plural(count, { one: "Minute", other: "Minuten" }, "de"),
  freeUsage: () => "Im kostenlosen Tarif",
  unlimitedUsage: () => "unbegrenzt",
  dailyLimit: () => "Tageslimit",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "Heute gesendete Chat-Nachrichten",
  limitReached: () => "Limit erreicht",
  newOnesAt: ({ time }) => ["Neue ab ", time],

  // Allowances
  allowances: () => "Tageslimits und Speicher",
  allowancesHint: ({ time }) => [
    "Die Tageslimits beginnen um ",
    time,
    " neu. Um Speicher freizugeben, lösche Dateien, Stapel oder Quizze.",
  ],
  generatedToday: () => "Heute erstellte Quizze, Stapel und Tests",
  uploadedToday: () => "Heute hochgeladen",
  pagesToday: () => "Heute gelesene Bilder und gescannte Seiten",
  speechToday: () => "Heute vorgelesene Sekunden",
  filesStored: () => "Gespeicherte Dateien",
  passagesStored: () => "Gespeicherter Text (Textstellen, je etwa ein Absatz)",
  itemsStored: () => "Gespeicherte Karten und Fragen",
  usageOf: ({ used, limit }) => `${used} / ${limit}`,

  // Counting usage
  featureUnknown: ({ features }) =>
    `Die Funktion muss ${new Intl.ListFormat("de", { type: "disjunction" }).format(features)} sein.`,
  countNotWhole: () => "Die Anzahl muss eine ganze Zahl von 1 bis 1.000 sein.",
  countTooSmall: () => "Die Anzahl muss mindestens 1 sein.",
  countTooLarge: () => "Die Anzahl darf höchstens 1.000 sein.",
} satisfies Catalogue<typeof import("../en/figures")>;
