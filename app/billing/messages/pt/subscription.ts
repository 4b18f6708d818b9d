import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "Login necessário",
  loginRequired: () => "Entre na sua conta para usar os recursos Premium.",

  // The offer
  offerTitle: () => "Assine o Premium",
  offer: ({ price }) => ["Quizzes, flashcards, simulados e chat sem limites por ", price, "."],
  unlimitedQuizzesAndTests: () => "Quizzes e simulados ilimitados",
  unlimitedCards: () => "Flashcards ilimitados",
  fullTextToSpeech: () => "Leitura em voz alta completa",
  unlimitedMessages: () => "Mensagens de chat com IA ilimitadas",
  cancelAnytime: () => "Cancele quando quiser",
  subscribeNow: ({ price }) => `Assinar por ${price}`,
  backToProfile: () => "Voltar ao perfil",

  // Before the form
  preparing: () => "Preparando sua assinatura…",
  loadingForm: () => "Carregando o formulário de pagamento…",
  subscriptionErrorTitle: () => "Erro na assinatura",
  subscriptionFailed: () => "Não foi possível criar a assinatura",
  subscriptionNotSetUp: () => "Não foi possível preparar sua assinatura",
  unknownError: () => "Ocorreu um erro desconhecido",
  formUnavailableTitle: () => "Não foi possível carregar o formulário de pagamento",
  noPaymentInformation: () => "O servidor não enviou os dados do pagamento",
  formNotLoaded: () =>
    "Não foi possível carregar o formulário de pagamento. Verifique sua conexão e tente de novo.",
  tryAgain: () => "Tentar de novo",

  // Paying
  processing: () => "Processando…",
  processingTitle: () => "Processando o pagamento",
  processingPayment: () => "Processando seu pagamento…",
  redirecting: () => "Pagamento concluído! Abrindo seu perfil…",
  paidTitle: () => "Pagamento concluído",
  paid: () => "Sua conta agora é Premium!",
  paymentFailedTitle: () => "O pagamento falhou",
  unexpectedError: () => "Ocorreu um erro inesperado.",
} satisfies Catalogue<typeof import("../en/subscription")>;
