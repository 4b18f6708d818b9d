import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "Retour à la connexion",
  newPassword: () => "Nouveau mot de passe",
  newPasswordHint: () => "Au moins 6 caractères.",
  confirmNewPassword: () => "Confirme le nouveau mot de passe",
  setPassword: () => "Enregistrer le mot de passe",
  settingPassword: () => "Enregistrement…",
  passwordNotChangedTitle: () => "Ton mot de passe n’a pas été modifié",
  passwordChangedTitle: () => "Mot de passe modifié",
  passwordChanged: () =>
    "Tous tes appareils sont déconnectés. Connecte-toi avec ton nouveau mot de passe.",

  // Forgotten password
  forgotPasswordTitle: () => "Mot de passe oublié ?",
  noMailSentTitle: () => "Aucun e-mail envoyé",
  lookInTerminal: () => "Regarde dans le terminal",
  lookInMailbox: () => "Consulte tes e-mails",
  linkOnItsWay: () =>
    "Si un compte correspond, un lien pour choisir un nouveau mot de passe vient de partir par e-mail. Il fonctionne une seule fois, pendant une heure.",
  linkIsPrinted: () =>
    "Fennec tourne sur cet ordinateur : le lien pour choisir un nouveau mot de passe s’affiche dans le terminal où tu l’as lancé.",
  linkIsMailed: () =>
    "Tu recevras par e-mail un lien pour choisir un nouveau mot de passe. Si tu saisis ton adresse e-mail, tu recevras un lien pour chaque compte qui l’utilise.",
  usernameOrEmail: () => "Nom d’utilisateur ou adresse e-mail",
  sendLink: () => "Envoyer le lien",
  sendingLink: () => "Envoi…",
  useCode: () => "Utiliser un code de récupération",

  // Recovery code
  recoverTitle: () => "Utilise ton code de récupération",
  recoverIntroduction: () =>
    "Tu as noté ce code à l’inscription, ou tu l’as créé dans les paramètres du compte. Il fonctionne une seule fois ; tu en recevras ensuite un nouveau.",
  recoverUsername: () => "Nom d’utilisateur",
  recoveryCode: () => "Code de récupération",
  recoveryCodeHint: () => "Cinq groupes de cinq lettres et chiffres.",
  sendLinkInstead: () => "Recevoir plutôt un lien",

  // Link from a mail
  resetTitle: () => "Choisis un nouveau mot de passe",
  resetIntroduction: ({ username }) => [
    "Choisis un nouveau mot de passe pour le compte ",
    username,
    ". Tous tes appareils seront déconnectés.",
  ],
  linkUselessTitle: () => "Ce lien ne fonctionne plus",
  linkUseless: () => "Il a déjà servi ou date de plus d’une heure. Tu peux en demander un nouveau.",
  sendNewLink: () => "Envoyer un nouveau lien",

  // A new recovery code
  codeTitle: () => "Ton code de récupération",
  keepCodeTitle: () => "Note ton code de récupération",
  keepCode: ({ strong }) => [
    "Si tu oublies ton mot de passe, ce code te permettra d’en choisir un nouveau. Note-le ou imprime cette page : ",
    strong("il ne s’affichera plus."),
  ],
  codeShownTitle: () => "Ce code a déjà été affiché",
  codeShown: () =>
    "Par sécurité, il ne s’affiche qu’une fois. Si tu ne l’as pas noté, crées-en un nouveau dans les paramètres du compte, sous « Appareils, clés d’accès et récupération ».",
  afterCode: () => "Continuer",
  codeKept: () => "C’est noté",
  copyCode: () => "Copier",
  codeCopied: () => "Copié",
  printCode: () => "Imprimer",

  // The mail
  resetMailSubject: ({ product }) => `Nouveau mot de passe pour ${product}`,
  resetMailText: ({ username, href }) =>
    `Bonjour ${username},

Ouvre ce lien pour choisir un nouveau mot de passe :

${href}

Il fonctionne une seule fois, pendant une heure, et déconnecte tous tes appareils.

Si tu n’as rien demandé, ignore cet e-mail. Ton mot de passe ne changera pas.
`,
  resetMailTextOfAccounts: ({ links }) =>
    `Bonjour,

Ouvre ces liens pour choisir un nouveau mot de passe, un pour chaque compte qui utilise ton adresse e-mail :

${links}

Chaque lien fonctionne une seule fois, pendant une heure, et déconnecte ce compte de tous tes appareils.

Si tu n’as rien demandé, ignore cet e-mail. Tes mots de passe ne changeront pas.
`,
  resetMailAccount: ({ username, href }) => `${username} :\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
