import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "Geräte, Passkeys und Wiederherstellung",
  securityIntroduction: () =>
    "Sieh nach, wo du angemeldet bist, und richte Passkeys und einen Wiederherstellungscode ein.",
  backToSettings: () => "Zurück zu den Kontoeinstellungen",

  // Devices
  devices: () => "Geräte",
  aboutDevices: () =>
    "Diese Geräte sind in deinem Konto angemeldet. Melde alle ab, die du nicht kennst.",
  browserOnSystem: ({ browser, system }) => `${browser} unter ${system}`,
  unknownBrowser: () => "Unbekannter Browser",
  currentDevice: ({ strong, date }) => [strong("Dieses Gerät"), ", angemeldet am ", date],
  otherDevice: ({ ago, date }) => [`Zuletzt ${ago} genutzt, angemeldet am `, date],
  otherDeviceJustUsed: ({ date }) => ["Vor weniger als einer Stunde genutzt, angemeldet am ", date],
  logOutDevice: ({ device, hidden }) => [hidden(`${device ?? "Unbekannten Browser"} `), "Abmelden"],
  logOutOthers: () => "Alle anderen Geräte abmelden",
  loggingOut: () => "Wird abgemeldet\u00a0…",
  deviceLoggedOut: () => "Gerät abgemeldet",
  devicesLoggedOut: ({ count }) =>
    count === 0
      ? "Es war kein anderes Gerät angemeldet"
      : plural(
          count,
          { one: "Ein anderes Gerät abgemeldet", other: "# andere Geräte abgemeldet" },
          "de",
        ),
  deviceNotLoggedOutTitle: () => "Das Gerät wurde nicht abgemeldet",
  deviceGoneTitle: () => "Das Gerät war schon abgemeldet",
  othersNotLoggedOutTitle: () => "Deine anderen Geräte wurden nicht abgemeldet",

  // Passkeys
  passkeys: () => "Passkeys",
  aboutPasskeys: () =>
    "Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an, ganz ohne Passwort.",
  passkeyAddedOn: ({ date }) => ["Hinzugefügt am ", date],
  passkeyUsed: ({ date, ago }) => ["Hinzugefügt am ", date, `, zuletzt ${ago} genutzt`],
  passkeyJustUsed: ({ date }) => [
    "Hinzugefügt am ",
    date,
    ", vor weniger als einer Stunde genutzt",
  ],
  removePasskey: ({ name, hidden }) => [hidden(`${name} `), "Entfernen"],
  removingPasskey: () => "Wird entfernt\u00a0…",
  passkeyRemovedTitle: () => "Passkey entfernt",
  passkeyRemoved: () =>
    "Du kannst dich damit nicht mehr anmelden. Dein Gerät zeigt ihn vielleicht noch an.",
  passkeyNotRemovedTitle: () => "Der Passkey wurde nicht entfernt",
  passkeyGoneTitle: () => "Der Passkey war schon entfernt",
  scriptsForPasskeys: () =>
    "Um einen Passkey hinzuzufügen, schalte JavaScript in deinem Browser ein.",

  // Recovery code
  recoveryCodes: () => "Wiederherstellungscode",
  hasRecoveryCode: () =>
    "Du hast einen Wiederherstellungscode. Wenn du einen neuen erstellst, gilt der alte nicht mehr.",
  hasNoRecoveryCode: () =>
    "Du hast noch keinen Wiederherstellungscode. Mit ihm kannst du ein neues Passwort festlegen, falls du deins vergisst.",
  passwordForCode: () => "Aktuelles Passwort",
  makeRecoveryCode: () => "Neuen Code erstellen",
  makingRecoveryCode: () => "Code wird erstellt\u00a0…",
  noCodeMadeTitle: () => "Es wurde kein neuer Code erstellt",
} satisfies Catalogue<typeof import("../en/security")>;
