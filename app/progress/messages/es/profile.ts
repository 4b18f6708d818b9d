import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Perfil",

  // The learner
  memberSince: ({ date }) => ["En Fennec desde el ", date],
  toDashboard: () => "Ir al panel",
  accountSettings: () => "Ajustes de la cuenta",
  logOut: () => "Cerrar sesión",
  loggingOut: () => "Cerrando sesión…",

  // Tabs
  activity: () => "Mi actividad de estudio",
  filesTab: () => "Mis archivos",
  chatsTab: () => "Chats",
  quizzesTab: () => "Cuestionarios",
  analyticsTab: () => "Estadísticas",
} satisfies Catalogue<typeof import("../en/profile")>;
