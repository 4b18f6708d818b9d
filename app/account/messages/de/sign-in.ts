import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "Anmelden oder registrieren",
  signInDescription: () => "Melde dich bei Fennec an oder erstell dein kostenloses Konto.",

  // Tabs
  tabs: () => "Anmelden oder registrieren",
  loginTab: () => "Anmelden",
  registerTab: () => "Registrieren",
  loginHeading: () => "Willkommen zurück",
  registerHeading: () => "Fang an zu lernen",
  loginIntroduction: () => "Dein Material ist da, wo du es gelassen hast.",
  registerIntroduction: () => "Ein Konto für alles, was du lernst.",

  // Login
  loginUsername: () => "Benutzername",
  loginPassword: () => "Passwort",
  forgotPassword: () => "Passwort vergessen?",
  logIn: () => "Anmelden",
  loggingIn: () => "Wird angemeldet\u00a0…",

  // Registration
  newUsername: () => "Benutzernamen wählen",
  newUsernameHint: () => "3 bis 32 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche.",
  newEmail: () => "E-Mail-Adresse",
  choosePassword: () => "Passwort wählen",
  choosePasswordHint: () => "Mindestens 6 Zeichen.",
  confirmChosenPassword: () => "Passwort wiederholen",
  createAccount: () => "Konto erstellen",
  creatingAccount: () => "Konto wird erstellt\u00a0…",
  checkingHuman: () =>
    "Einen Moment: Wir prüfen, ob du ein Mensch bist. Wenn oben ein Kästchen erscheint, hak es ab.",

  // What is wrong with a field
  usernameTooShort: () => "Der Benutzername muss mindestens 3 Zeichen haben.",
  usernameTooLong: () => "Der Benutzername darf höchstens 32 Zeichen haben.",
  usernameCharacters: () =>
    "Verwende nur Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche.",
  emailInvalid: () => "Gib eine gültige E-Mail-Adresse ein.",
  passwordTooShort: () => "Das Passwort muss mindestens 6 Zeichen haben.",
  passwordTooLong: () => "Das Passwort darf höchstens 200 Zeichen haben.",
  passwordsDiffer: () => "Die Passwörter stimmen nicht überein",

  // When the server does not answer
  noAnswerTitle: () => "Keine Verbindung",
  noAnswer: () => "Fennec ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/sign-in")>;
