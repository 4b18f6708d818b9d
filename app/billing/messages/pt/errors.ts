import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "Nenhuma assinatura para gerenciar",
  subscriptionNotFound: () =>
    "Não encontramos nenhuma assinatura nesta conta. Seu perfil mostra seu plano.",
  noPaidSubscription: () => "Esta conta ainda não tem uma assinatura paga.",
  alreadyPremium: () => "Você já tem o plano Premium.",
  paymentOverdue: () =>
    "Seu último pagamento falhou. Para atualizar seu cartão de crédito, vá ao seu perfil e escolha Gerenciar assinatura.",

  // Payments
  paymentNotFound: () =>
    "Não encontramos esse pagamento, ou ele não está mais em aberto. Seu perfil mostra seu plano.",
  paymentNotCompleted: () => "O pagamento não foi concluído e nada foi cobrado.",
  paymentPending: () =>
    "Processando seu pagamento… Seu plano muda quando o pagamento for confirmado.",
  sandboxFailed: () => "Não foi possível iniciar o pagamento de teste. Tente de novo.",
  paymentPageFailed: () => "Não foi possível abrir a página de pagamento. Tente de novo.",
  providerTimeout: () => "O provedor de pagamentos demorou demais. Tente de novo.",
  providerFailed: () => "O provedor de pagamentos não conseguiu fazer isso agora. Tente de novo.",
  paymentsMisconfigured: () =>
    "Os pagamentos não estão funcionando por um problema de configuração deste site. Nada foi cobrado e seu plano não mudou. Entre em contato com a administração do site.",
  paymentsUnconfigured: () =>
    "Os pagamentos ainda não foram configurados neste site. Nada foi cobrado e seu plano não mudou. Para ter o Premium, entre em contato com a administração do site.",

  // Webhook
  unreadableEvent: () => "Não foi possível ler o evento.",
  wrongSignature: () => "A assinatura digital não está correta.",
  futureSignature: () => "A assinatura digital tem uma data futura.",
} satisfies Catalogue<typeof import("../en/errors")>;
