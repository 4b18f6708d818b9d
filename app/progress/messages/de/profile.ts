import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Profil",

  // The learner
  memberSince: ({ date }) => ["Dabei seit ", date],
  toDashboard: () => "Zur Übersicht",
  accountSettings: () => "Kontoeinstellungen",
  logOut: () => "Abmelden",
  loggingOut: () => "Wird abgemeldet\u00a0…",

  // Tabs
  activity: () => "Meine Lernaktivität",
  filesTab: () => "Meine Dateien",
  chatsTab: () => "Chats",
  quizzesTab: () => "Quizze",
  analyticsTab: () => "Statistik",
} satisfies Catalogue<typeof import("../en/profile")>;
