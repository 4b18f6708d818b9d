import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Profil",

  // The learner
  memberSince: ({ date }) => ["Membre depuis le ", date],
  toDashboard: () => "Aller au tableau de bord",
  accountSettings: () => "Paramètres du compte",
  logOut: () => "Se déconnecter",
  loggingOut: () => "Déconnexion…",

  // Tabs
  activity: () => "Mon activité",
  filesTab: () => "Mes fichiers",
  chatsTab: () => "Conversations",
  quizzesTab: () => "Quiz",
  analyticsTab: () => "Statistiques",
} satisfies Catalogue<typeof import("../en/profile")>;
