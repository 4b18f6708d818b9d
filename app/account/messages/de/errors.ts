import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Logging in and out
  loginFailedTitle: () => "Anmeldung fehlgeschlagen",
  wrongLogin: () => "Benutzername oder Passwort ist falsch",
  accountBanned: () =>
    "Die Administration dieser Website hat dieses Konto gesperrt. Wenn du das für einen Irrtum hältst, wende dich an sie.",
  welcomeBackTitle: () => "Willkommen zurück!",
  loggedInAs: ({ username }) => `Angemeldet als ${username}`,
  logoutFailedTitle: () => "Abmeldung fehlgeschlagen",
  loggedOutTitle: () => "Abgemeldet",
  loggedOut: () => "Bis bald!",

  // Registering
  registrationFailedTitle: () => "Registrierung fehlgeschlagen",
  usernameTaken: () => "Dieser Benutzername ist vielleicht schon vergeben",
  accountCreatedTitle: () => "Konto erstellt",
  accountCreated: ({ product, username }) => `Willkommen bei ${product}, ${username}!`,
  humanCheckFailed: () =>
    "Wir konnten nicht prüfen, ob du ein Mensch bist, oder die Prüfung ist abgelaufen. Schick das Formular noch mal ab.",
  humanCheckMissing: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Schalte JavaScript ein, damit wir prüfen können, dass du ein Mensch bist. Ohne JavaScript kannst du es in # Sekunde noch mal versuchen.",
          other:
            "Schalte JavaScript ein, damit wir prüfen können, dass du ein Mensch bist. Ohne JavaScript kannst du es in # Sekunden noch mal versuchen.",
        },
        minutes: {
          other:
            "Schalte JavaScript ein, damit wir prüfen können, dass du ein Mensch bist. Ohne JavaScript kannst du es in # Minuten noch mal versuchen.",
        },
      },
      "de",
    ),
  humanCheckUnavailable: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Wir können gerade nicht prüfen, ob du ein Mensch bist. Versuch es in # Sekunde noch mal.",
          other:
            "Wir können gerade nicht prüfen, ob du ein Mensch bist. Versuch es in # Sekunden noch mal.",
        },
        minutes: {
          other:
            "Wir können gerade nicht prüfen, ob du ein Mensch bist. Versuch es in # Minuten noch mal.",
        },
      },
      "de",
    ),

  // Passwords and recovery
  currentPasswordRequired: () => "Gib dein aktuelles Passwort ein.",
  currentPasswordTooLong: () => "Das Passwort darf höchstens 200 Zeichen haben.",
  currentPasswordWrong: () => "Das ist nicht dein aktuelles Passwort.",
  accountRequired: () => "Gib deinen Benutzernamen oder deine E-Mail-Adresse ein.",
  recoveryCodeRequired: () => "Gib deinen Wiederherstellungscode ein.",
  recoveryCodeInvalid: () =>
    "Ein Wiederherstellungscode besteht aus fünf Gruppen von je fünf Buchstaben und Ziffern.",
  recoveryCodeWrong: () =>
    "Dieser Wiederherstellungscode passt nicht zum Benutzernamen. Prüfe beide und versuch es noch mal.",
  mailUnconfigured: () =>
    "Diese Website kann keine E-Mails senden. Leg mit deinem Wiederherstellungscode ein neues Passwort fest.",
  resetLinkUseless: () =>
    "Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an.",

  // Devices and passkeys
  deviceNotFound: () => "Dieses Gerät wurde nicht gefunden. Vielleicht ist es schon abgemeldet.",
  passkeyNotFound: () => "Dieser Passkey wurde nicht gefunden. Vielleicht wurde er entfernt.",
  passkeyUnknown: () => "Diesen Passkey kennen wir nicht. Melde dich mit deinem Passwort an.",
  passkeyNotAdded: () =>
    "Der Passkey konnte nicht hinzugefügt werden, oder es hat länger als fünf Minuten gedauert. Versuch es noch mal.",
  tooManyPasskeys: ({ count }) =>
    plural(
      count,
      {
        one: "Du hast # Passkey, mehr sind nicht möglich. Entferne ihn, bevor du einen anderen hinzufügst.",
        other:
          "Du hast # Passkeys, mehr sind nicht möglich. Entferne einen, den du nicht mehr brauchst, bevor du einen neuen hinzufügst.",
      },
      "de",
    ),
} satisfies Catalogue<typeof import("../en/errors")>;
