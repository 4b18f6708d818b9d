import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "Se connecter avec une clé d’accès",
  waitingForDevice: () => "En attente de ton appareil…",

  // Adding one
  passkeyName: () => "Nom de la clé d’accès",
  passkeyNameHint: () => "Pour distinguer tes clés d’accès, par exemple « Mon téléphone ».",
  passkeyNameRequired: () => "Donne un nom à la clé d’accès.",
  passkeyNameTooLong: () => "Le nom doit compter 60 caractères au plus.",
  passkeyPassword: () => "Mot de passe de ton compte",
  addPasskey: () => "Ajouter une clé d’accès",
  passkeyAddedTitle: () => "Clé d’accès ajoutée",
  passkeyAdded: () => "Tu peux désormais te connecter avec elle.",

  // What a browser reports
  passkeysUnsupported: () =>
    "Ce navigateur ne prend pas en charge les clés d’accès. Utilise ton mot de passe.",
  noPasskeyUsed: () => "Aucune clé d’accès utilisée. Réessaie, ou utilise ton mot de passe.",
  passkeyExists: () => "Cet appareil a déjà une clé d’accès pour ton compte.",
  passkeysWrongAddress: () =>
    "Les clés d’accès ne fonctionnent pas à cette adresse. Utilise ton mot de passe.",
  passkeyNoAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
  passkeyFailed: () => "Cela n’a pas fonctionné. Réessaie, ou utilise ton mot de passe.",
} satisfies Catalogue<typeof import("../en/passkeys")>;
