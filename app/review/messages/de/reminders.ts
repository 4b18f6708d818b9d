import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "Erinnerungen",
  remindersOffer: () =>
    "Eine Benachrichtigung am Tag in diesem Browser, zu der Uhrzeit, die du wählst, und nur, wenn etwas fällig ist und du an dem Tag noch nicht gelernt hast. Darin steht, wie viele Aufgaben fällig sind, und sonst nichts.",
  remindersNeedScripts: () =>
    "Erinnerungen brauchen JavaScript, und das ist in diesem Browser ausgeschaltet. Stattdessen kann deine Kalender-App zeigen, wie viel du zu wiederholen hast: siehe „Kalender“.",
  remindersUnsupported: () =>
    "Dieser Browser kann keine Benachrichtigungen von Webseiten anzeigen. Füg die Seite auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu. Stattdessen kann auch deine Kalender-App zeigen, wie viel du zu wiederholen hast: siehe „Kalender“.",
  remindersBlocked: () =>
    "Benachrichtigungen sind für diese Website blockiert. Erlaube sie in den Einstellungen deines Browsers und versuch es noch mal.",
  remindersOn: ({ hour }) =>
    `Wenn etwas fällig ist, wirst du in diesem Browser gegen ${hour}\u00a0Uhr erinnert.`,
  remindersElsewhere: ({ count }) =>
    plural(
      count,
      {
        one: "In einem anderen deiner Browser sind Erinnerungen eingeschaltet.",
        other: "In # anderen deiner Browser sind Erinnerungen eingeschaltet.",
      },
      "de",
    ),
  reminderHour: () => "Uhrzeit",
  startReminders: () => "Erinnere mich",
  startingReminders: () => "Warten auf deinen Browser",
  saveReminderHour: () => "Uhrzeit speichern",
  endReminders: () => "In diesem Browser ausschalten",

  // What became of it
  remindersStarted: () => "Erinnerungen eingeschaltet",
  remindersChanged: () => "Uhrzeit gespeichert",
  remindersEnded: () => "Erinnerungen in diesem Browser ausgeschaltet",
  remindersNotChanged: () => "Die Erinnerungen wurden nicht geändert",
  remindersNotStarted: () =>
    "Dein Browser konnte die Benachrichtigungen nicht einschalten. Versuch es später noch mal.",
  remindersNotOffered: () => "Diese Website verschickt keine Erinnerungen.",
  remindersAreOff: () => "Die Erinnerungen sind ausgeschaltet. Schalte sie zuerst ein.",
  hourMissing: () => "Wähle eine Uhrzeit von 8 bis 21\u00a0Uhr.",
  unknownTimeZone: () => "Diese Zeitzone ist nicht bekannt.",
  noPushEndpoint: () => "Das ist nicht die Adresse eines Push-Dienstes.",

  // The notification itself
  reminderBody: ({ count }) =>
    plural(
      count,
      {
        one: "# Karte oder Frage ist heute fällig.",
        other: "# Karten und Fragen sind heute fällig.",
      },
      "de",
    ),
} satisfies Catalogue<typeof import("../en/reminders")>;
