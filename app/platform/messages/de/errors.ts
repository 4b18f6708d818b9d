import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "Bei uns ist etwas schiefgegangen. Versuch es noch mal.",
  storageFull: () =>
    "Der Speicher von Fennec ist voll: Zurzeit lässt sich nichts speichern, und Anmelden geht auch nicht. Was da ist, kannst du weiter lesen. Versuch es später noch mal, oder sag den Betreibern dieser Website Bescheid.",
  pageOrFileNotFound: () =>
    "Diese Seite oder Datei wurde nicht gefunden. Vielleicht wurde sie gelöscht.",
  logInFirst: () => "Melde dich zuerst an.",
  invalidRequest: () => "Diese Anfrage ist ungültig. Lade die Seite neu und versuch es noch mal.",
  methodNotAllowed: () => "Diese Adresse unterstützt diese Anfragemethode nicht.",
  noSuchCall: () => "Diesen API-Endpunkt gibt es nicht.",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Zu viele Anfragen. Versuch es in # Sekunde noch mal.",
          other: "Zu viele Anfragen. Versuch es in # Sekunden noch mal.",
        },
        minutes: { other: "Zu viele Anfragen. Versuch es in # Minuten noch mal." },
      },
      "de",
    ),
  tooManyWrongTokens: () =>
    "Zu viele falsche Token aus diesem Netzwerk. Versuch es später noch mal.",

  // Address and origin
  addressTooLong: () => "Diese Adresse ist zu lang.",
  addressUnknown: () => "Unter dieser Adresse gibt es nichts. Geh zur Startseite von Fennec.",
  otherSite: () =>
    "Wir haben diese Anfrage blockiert, weil sie von einer anderen Website kam. Öffne Fennec und versuch es noch mal.",

  // Bodies
  requestTooLarge: () =>
    "Du kannst bis zu 80\u00a0MB auf einmal hochladen. Lade weniger Dateien hoch.",
  textTooLong: () => "Dieser Text ist zu lang. Kürze ihn und versuch es noch mal.",
  invalidJson: () => "Der Inhalt ist kein gültiges JSON.",
  jsonNoObject: () => "Der Inhalt muss ein JSON-Objekt sein.",
  jsonTooDeep: () => "Der Inhalt ist zu tief verschachtelt.",
  tooManyFields: () => "Das Formular hat zu viele Felder.",
  unreadableForm: () =>
    "Das Formular konnte nicht gelesen werden. Lade die Seite neu und versuch es noch mal.",
  unknownForm: () => "Dieses Formular ist veraltet. Lade die Seite neu und versuch es noch mal.",

  // Parts of a file
  rangeBeyondEnd: () => "Der angeforderte Bereich liegt hinter dem Ende der Datei.",
} satisfies Catalogue<typeof import("../en/errors")>;
