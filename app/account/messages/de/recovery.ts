import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "Zurück zur Anmeldung",
  newPassword: () => "Neues Passwort",
  newPasswordHint: () => "Mindestens 6 Zeichen.",
  confirmNewPassword: () => "Neues Passwort wiederholen",
  setPassword: () => "Passwort festlegen",
  settingPassword: () => "Wird festgelegt\u00a0…",
  passwordNotChangedTitle: () => "Dein Passwort wurde nicht geändert",
  passwordChangedTitle: () => "Passwort geändert",
  passwordChanged: () => "Alle deine Geräte sind abgemeldet. Melde dich mit dem neuen Passwort an.",

  // Forgotten password
  forgotPasswordTitle: () => "Passwort vergessen?",
  noMailSentTitle: () => "Es wurde keine E-Mail gesendet",
  lookInTerminal: () => "Schau ins Terminal",
  lookInMailbox: () => "Schau in dein Postfach",
  linkOnItsWay: () =>
    "Falls es ein passendes Konto gibt, haben wir dir einen Link für ein neues Passwort gemailt. Er gilt eine Stunde und nur ein Mal.",
  linkIsPrinted: () =>
    "Fennec läuft auf diesem Computer, deshalb erscheint der Link für ein neues Passwort in dem Terminal, in dem du es gestartet hast.",
  linkIsMailed: () =>
    "Wir mailen dir einen Link, mit dem du ein neues Passwort festlegen kannst. Wenn du deine E-Mail-Adresse eingibst, bekommst du einen Link für jedes Konto mit dieser Adresse.",
  usernameOrEmail: () => "Benutzername oder E-Mail-Adresse",
  sendLink: () => "Link senden",
  sendingLink: () => "Wird gesendet\u00a0…",
  useCode: () => "Wiederherstellungscode verwenden",

  // Recovery code
  recoverTitle: () => "Wiederherstellungs\u00adcode verwenden",
  recoverIntroduction: () =>
    "Diesen Code hast du bei der Registrierung gesichert oder in den Kontoeinstellungen erstellt. Er gilt nur ein Mal. Danach bekommst du einen neuen.",
  recoverUsername: () => "Benutzername",
  recoveryCode: () => "Wiederherstellungscode",
  recoveryCodeHint: () => "Fünf Gruppen von je fünf Buchstaben und Ziffern.",
  sendLinkInstead: () => "Lieber einen Link bekommen",

  // Link from a mail
  resetTitle: () => "Neues Passwort festlegen",
  resetIntroduction: ({ username }) => [
    "Leg für das Konto ",
    username,
    " ein neues Passwort fest. Damit wirst du auf allen Geräten abgemeldet.",
  ],
  linkUselessTitle: () => "Dieser Link gilt nicht mehr",
  linkUseless: () =>
    "Er wurde schon benutzt oder ist älter als eine Stunde. Du kannst einen neuen anfordern.",
  sendNewLink: () => "Neuen Link senden",

  // A new recovery code
  codeTitle: () => "Dein Wiederherstellungs\u00adcode",
  keepCodeTitle: () => "Sichere deinen Wiederherstellungs\u00adcode",
  keepCode: ({ strong }) => [
    "Wenn du dein Passwort vergisst, kannst du mit diesem Code ein neues festlegen. Schreib ihn auf oder druck diese Seite aus: ",
    strong("Er wird nicht noch einmal angezeigt."),
  ],
  codeShownTitle: () => "Dieser Code wurde schon angezeigt",
  codeShown: () =>
    "Zu deiner Sicherheit zeigen wir ihn nur ein Mal. Wenn du ihn nicht gesichert hast, erstell einen neuen: in den Kontoeinstellungen unter „Geräte, Passkeys und Wiederherstellung“.",
  afterCode: () => "Weiter",
  codeKept: () => "Ich habe ihn gesichert",
  copyCode: () => "Kopieren",
  codeCopied: () => "Kopiert",
  printCode: () => "Drucken",

  // The mail
  resetMailSubject: ({ product }) => `Neues Passwort für ${product}`,
  resetMailText: ({ username, href }) =>
    `Hallo ${username},

mit diesem Link kannst du ein neues Passwort festlegen:

${href}

Er gilt eine Stunde und nur ein Mal. Danach bist du auf allen Geräten abgemeldet.

Falls du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Dein Passwort bleibt dann, wie es ist.
`,
  resetMailTextOfAccounts: ({ links }) =>
    `Hallo,

mit diesen Links kannst du neue Passwörter festlegen, einen für jedes Konto mit deiner E-Mail-Adresse:

${links}

Jeder Link gilt eine Stunde und nur ein Mal. Danach ist das Konto auf allen Geräten abgemeldet.

Falls du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Deine Passwörter bleiben dann, wie sie sind.
`,
  resetMailAccount: ({ username, href }) => `${username}:\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
