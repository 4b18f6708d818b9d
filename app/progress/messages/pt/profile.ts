import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Perfil",

  // The learner
  memberSince: ({ date }) => ["No Fennec desde ", date],
  toDashboard: () => "Ir para o painel",
  accountSettings: () => "Configurações da conta",
  logOut: () => "Sair",
  loggingOut: () => "Saindo…",

  // Tabs
  activity: () => "Minha atividade de estudo",
  filesTab: () => "Meus arquivos",
  chatsTab: () => "Chats",
  quizzesTab: () => "Quizzes",
  analyticsTab: () => "Estatísticas",
} satisfies Catalogue<typeof import("../en/profile")>;
