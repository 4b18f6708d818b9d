import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "Pular para o conteúdo",
  loadingPage: () => "Carregando",

  // Toasts
  notifications: () => "Notificações, F8",
  dismiss: () => "Fechar",
  upgradeTitle: () => "Assine o Premium",

  // Error page
  pageNotFoundTitle: () => "Erro 404: página não encontrada",
  pageNotFound: () =>
    "Não encontramos nenhuma página neste endereço. O link pode ser antigo ou ter um erro de digitação.",
  pageFailedTitle: () => "Algo deu errado",
  pageFailed: () => "Não foi possível mostrar a página. Seu trabalho está a salvo.",
  goToStart: () => "Ir para a página inicial",
  goToMaterials: () => "Ir para seus materiais",
  tryPageAgain: () => "Tentar de novo",
  notLoadedTitle: () => "Não foi possível carregar",
  notLoaded: () =>
    "Verifique sua conexão e recarregue a página. Talvez haja uma versão mais recente do Fennec.",

  // Forms
  showPassword: ({ hidden }) => ["Mostrar", hidden(" senha")],
  hidePassword: ({ hidden }) => ["Ocultar", hidden(" senha")],
  formKeptOffline: () =>
    "Parece que você está offline. O que você preencheu continua aqui; tente de novo quando a conexão voltar.",

  // Language
  language: () => "Idioma",
  changeLanguage: () => "Mudar",
} satisfies Catalogue<typeof import("../en/shell")>;
