import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "Aller au contenu",
  loadingPage: () => "Chargement",

  // Toasts
  notifications: () => "Notifications, F8",
  dismiss: () => "Fermer",
  upgradeTitle: () => "Passer à Premium",

  // Error page
  pageNotFoundTitle: () => "Erreur 404 : page introuvable",
  pageNotFound: () =>
    "Il n’y a pas de page à cette adresse. Le lien est peut-être périmé ou mal saisi.",
  pageFailedTitle: () => "Un problème est survenu",
  pageFailed: () => "Impossible d’afficher la page. Ton travail n’est pas perdu.",
  goToStart: () => "Aller à l’accueil",
  goToMaterials: () => "Aller à tes cours",
  tryPageAgain: () => "Réessayer",
  notLoadedTitle: () => "Le chargement a échoué",
  notLoaded: () =>
    "Vérifie ta connexion et recharge la page. Il existe peut-être une version plus récente de Fennec.",

  // Forms
  showPassword: ({ hidden }) => ["Afficher", hidden(" le mot de passe")],
  hidePassword: ({ hidden }) => ["Masquer", hidden(" le mot de passe")],
  formKeptOffline: () =>
    "La connexion semble coupée. Ta saisie est toujours là ; réessaie une fois la connexion rétablie.",

  // Language
  language: () => "Langue",
  changeLanguage: () => "Changer",
} satisfies Catalogue<typeof import("../en/shell")>;
