import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "Kalender",
  calendarOffer: () =>
    "Sieh in deiner Kalender-App, wie viel du jeden Tag zu wiederholen hast. Du bekommst eine private Adresse, die deine Kalender-App alle paar Stunden abruft.",
  makeCalendar: () => "Private Adresse erstellen",
  calendarAddress: () => "Private Adresse",
  calendarHint: () =>
    "Abonniere sie in deiner Kalender-App. Wer sie hat, kann sehen, wie viel du jeden Tag wiederholst, und sonst nichts.",
  copyAddress: () => "Kopieren",
  addressCopied: () => "Kopiert",
  openInCalendar: () => "In Kalender-App öffnen",
  renewCalendar: () => "Neue Adresse",
  renewHint: () => "Mit einer neuen Adresse gilt die jetzige nicht mehr.",
  endCalendar: () => "Ausschalten",
  calendarMade: () => "Deine Kalenderadresse ist fertig",
  calendarEnded: () => "Kalender ausgeschaltet",
  calendarNotChanged: () => "Der Kalender wurde nicht geändert",

  // The calendar itself
  calendarName: ({ product }) => `${product}: Wiederholen`,
  calendarDay: ({ count }) =>
    plural(
      count,
      {
        one: "# Karte oder Frage zu wiederholen",
        other: "# Karten und Fragen zu wiederholen",
      },
      "de",
    ),
  calendarDayLink: ({ url }) => `Hier geht’s los: ${url}`,
  noCalendar: () =>
    "Unter dieser Adresse gibt es keinen Kalender. Vielleicht wurde sie ersetzt oder ausgeschaltet.",
} satisfies Catalogue<typeof import("../en/calendar")>;
