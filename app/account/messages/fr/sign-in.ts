import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "Connexion ou inscription",
  signInDescription: () => "Connecte-toi à Fennec, ou crée ton compte gratuit.",

  // Tabs
  tabs: () => "Connexion ou inscription",
  loginTab: () => "Connexion",
  registerTab: () => "Inscription",
  loginHeading: () => "Te revoilà",
  registerHeading: () => "C’est parti",
  loginIntroduction: () => "Tes cours sont là où tu les as laissés.",
  registerIntroduction: () => "Un seul compte pour tout ce que tu étudies.",

  // Login
  loginUsername: () => "Nom d’utilisateur",
  loginPassword: () => "Mot de passe",
  forgotPassword: () => "Mot de passe oublié ?",
  logIn: () => "Se connecter",
  loggingIn: () => "Connexion…",

  // Registration
  newUsername: () => "Choisis un nom d’utilisateur",
  newUsernameHint: () => "De 3 à 32 lettres, chiffres, points, tirets ou tirets bas.",
  newEmail: () => "Adresse e-mail",
  choosePassword: () => "Choisis un mot de passe",
  choosePasswordHint: () => "Au moins 6 caractères.",
  confirmChosenPassword: () => "Confirme le mot de passe",
  createAccount: () => "Créer un compte",
  creatingAccount: () => "Création du compte…",
  checkingHuman: () =>
    "Un instant : nous vérifions que tu n’es pas un robot. Si une case apparaît ci-dessus, coche-la.",

  // What is wrong with a field
  usernameTooShort: () => "Le nom d’utilisateur doit compter au moins 3 caractères.",
  usernameTooLong: () => "Le nom d’utilisateur doit compter 32 caractères au plus.",
  usernameCharacters: () =>
    "Utilise seulement des lettres, des chiffres, des points, des tirets et des tirets bas.",
  emailInvalid: () => "Saisis une adresse e-mail valide.",
  passwordTooShort: () => "Le mot de passe doit compter au moins 6 caractères.",
  passwordTooLong: () => "Le mot de passe doit compter 200 caractères au plus.",
  passwordsDiffer: () => "Les mots de passe ne correspondent pas",

  // When the server does not answer
  noAnswerTitle: () => "Connexion impossible",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
} satisfies Catalogue<typeof import("../en/sign-in")>;
