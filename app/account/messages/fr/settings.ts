import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "Paramètres du compte",
  username: () => "Nom d’utilisateur",
  usernameFixed: () => "Le nom d’utilisateur ne peut pas être modifié",
  email: () => "Adresse e-mail",
  currentPassword: () => "Mot de passe actuel",
  changedPassword: () => "Nouveau mot de passe",
  changedPasswordHint: () =>
    "Au moins 6 caractères. Laisse ce champ vide pour garder ton mot de passe actuel. Un nouveau mot de passe déconnecte tes autres appareils.",
  saveSettings: () => "Enregistrer",
  savingSettings: () => "Enregistrement…",
  cancel: () => "Annuler",
  linkToSecurity: () => "Appareils, clés d’accès et récupération",
  downloadData: () => "Télécharger toutes mes données",
  cardsForAnki: () => "Toutes les cartes et questions pour Anki",
  cardsAsCsv: () => "Toutes les cartes et questions en CSV",
  cardsAsMarkdown: () => "Toutes les cartes et questions en Markdown",
  settingsNotSavedTitle: () => "Tes modifications n’ont pas été enregistrées",
  settingsSavedTitle: () => "Paramètres enregistrés",
  settingsSavedWithPassword: () =>
    "Ton mot de passe a été modifié et tes autres appareils ont été déconnectés.",

  // Language
  languageNotChanged: () => "La langue n’a pas été modifiée",
  languageUnknown: () => "Choisis une des langues proposées.",

  // Deleting the account
  deleteTitle: () => "Supprimer ton compte",
  deleteQuestion: () => "Supprimer ton compte\u00a0?",
  deleteConsequences: () =>
    "Ton compte et tout son contenu seront définitivement supprimés : fichiers, conversations, quiz, flashcards et tests. Cette action est irréversible.",
  passwordToDelete: () => "Ton mot de passe",
  deleteAccount: () => "Supprimer mon compte",
  deletingAccount: () => "Suppression…",
  notDeletedTitle: () => "Ton compte n’a pas été supprimé",
  accountDeletedTitle: () => "Compte supprimé",
  accountDeleted: () => "Ton compte et tout son contenu ont été supprimés.",
} satisfies Catalogue<typeof import("../en/settings")>;
