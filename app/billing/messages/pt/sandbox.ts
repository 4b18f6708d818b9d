import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "Modo de teste: nada será cobrado.",
  sandboxCardHint: ({ card }) => [
    "Pague com o cartão de teste ",
    card,
    ", qualquer data futura e qualquer CVV. Não use um cartão real.",
  ],
  sandboxPageHint: () => "Em um site real, o provedor de pagamentos mostra esta página.",

  // Paying
  sandboxPaymentTitle: () => "Pagamento de teste",
  sandboxOffer: ({ price }) => ["Fennec Premium, ", price, ". Cancele quando quiser."],
  noPaymentTitle: () => "Nenhum pagamento a fazer",
  cardNumber: () => "Número do cartão",
  cardExpiry: () => "Validade",
  cardCode: () => "CVV",
  goBack: () => "Voltar",

  // The bank's question
  bankAsksTitle: () => "Seu banco pede confirmação",
  bankAsks: ({ amount, period }) =>
    `Quer pagar ${amount} por ${period} ao Fennec? No modo de teste, nada será cobrado.`,
  confirmPayment: () => "Confirmar pagamento",
  refusePayment: () => "Recusar",

  // What is wrong with a card
  checkCard: () => "Confira os dados do cartão.",
  cardNumberInvalid: () => "Digite o número completo do cartão.",
  cardExpiryInvalid: () => "Digite o mês e o ano, como 12 / 34.",
  cardExpired: () => "Este cartão está vencido.",
  cardCodeInvalid: () => "Digite os 3 dígitos do verso.",
  testCardsOnly: () => "Este é o modo de teste. Use um cartão de teste, como 4242 4242 4242 4242.",

  // How a provider declines
  declined: () => "Seu cartão foi recusado.",
  insufficientFunds: () => "Seu cartão não tem saldo suficiente.",
  expiredCard: () => "Seu cartão está vencido.",
  incorrectCode: () => "O CVV do seu cartão está incorreto.",
  notAuthenticated: () =>
    "Não foi possível autenticar sua forma de pagamento. Escolha outra e tente de novo.",

  // Managing the plan
  sandboxPlanTitle: () => "Assinatura de teste",
  sandboxPlan: ({ price }) => ["Fennec Premium, ", price],
  renewsOn: ({ date }) => ["Renovação em ", date, "."],
  lastsTo: ({ date }) => ["Cancelada. Você tem o Premium até ", date, "."],
  dueSince: ({ date }) => ["O último pagamento falhou. Ele venceu em ", date, "."],
  keepPlan: () => "Manter plano",
  payWithOtherCard: () => "Pagar com outro cartão de teste",
  cancelPlan: () => "Cancelar plano",
  cancelPlanQuestion: () => "Cancelar seu plano?",
  cancelLater: ({ date }) => [
    "Você continua com o Premium até ",
    date,
    ". Depois, passa para o plano gratuito. Seus arquivos, flashcards e pontuações são mantidos.",
  ],
  cancelNow: () =>
    "Você fica no plano gratuito e nada mais será cobrado. Seus arquivos, flashcards e pontuações são mantidos.",
  planCancelledTitle: () => "Plano cancelado",
  planCancelled: () => "Nada mais será cobrado.",
  planKeptTitle: () => "Plano mantido",
  planKept: () => "Seu plano será renovado normalmente.",
  planPaidTitle: () => "Pagamento recebido",
  planPaid: () => "Você tem o Premium de novo.",
  planNotChangedTitle: () => "O plano não foi alterado",
} satisfies Catalogue<typeof import("../en/sandbox")>;
