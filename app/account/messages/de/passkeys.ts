import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "Mit Passkey anmelden",
  waitingForDevice: () => "Warten auf dein Gerät\u00a0…",

  // Adding one
  passkeyName: () => "Name des Passkeys",
  passkeyNameHint: () => "Damit du deine Passkeys unterscheiden kannst, zum Beispiel „Mein Handy“.",
  passkeyNameRequired: () => "Gib dem Passkey einen Namen.",
  passkeyNameTooLong: () => "Der Name darf höchstens 60 Zeichen haben.",
  passkeyPassword: () => "Passwort deines Kontos",
  addPasskey: () => "Passkey hinzufügen",
  passkeyAddedTitle: () => "Passkey hinzugefügt",
  passkeyAdded: () => "Ab jetzt kannst du dich damit anmelden.",

  // What a browser reports
  passkeysUnsupported: () => "Dieser Browser unterstützt keine Passkeys. Verwende dein Passwort.",
  noPasskeyUsed: () =>
    "Es wurde kein Passkey verwendet. Versuch es noch mal oder verwende dein Passwort.",
  passkeyExists: () => "Auf diesem Gerät gibt es schon einen Passkey für dein Konto.",
  passkeysWrongAddress: () =>
    "Unter dieser Adresse funktionieren Passkeys nicht. Verwende dein Passwort.",
  passkeyNoAnswer: () =>
    "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
  passkeyFailed: () => "Das hat nicht geklappt. Versuch es noch mal oder verwende dein Passwort.",
} satisfies Catalogue<typeof import("../en/passkeys")>;
