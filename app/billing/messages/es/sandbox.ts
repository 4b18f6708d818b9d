import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "Modo de prueba: no se te cobrará nada.",
  sandboxCardHint: ({ card }) => [
    "Paga con la tarjeta de prueba ",
    card,
    ", cualquier fecha futura y cualquier código CVC. No uses una tarjeta real.",
  ],
  sandboxPageHint: () => "En un sitio real, esta página la muestra el proveedor de pagos.",

  // Paying
  sandboxPaymentTitle: () => "Pago de prueba",
  sandboxOffer: ({ price }) => ["Fennec Premium, ", price, ". Cancela cuando quieras."],
  noPaymentTitle: () => "No hay ningún pago pendiente",
  cardNumber: () => "Número de tarjeta",
  cardExpiry: () => "Fecha de caducidad",
  cardCode: () => "Código CVC",
  goBack: () => "Volver",

  // The bank's question
  bankAsksTitle: () => "Tu banco te pide confirmación",
  bankAsks: ({ amount, period }) =>
    `¿Quieres pagar ${amount} cada ${period} a Fennec? En modo de prueba no se te cobrará nada.`,
  confirmPayment: () => "Confirmar pago",
  refusePayment: () => "Rechazar",

  // What is wrong with a card
  checkCard: () => "Revisa los datos de la tarjeta.",
  cardNumberInvalid: () => "Escribe el número de tarjeta completo.",
  cardExpiryInvalid: () => "Escribe el mes y el año, por ejemplo, 12 / 34.",
  cardExpired: () => "Esta tarjeta caducó.",
  cardCodeInvalid: () => "Escribe los 3 dígitos del reverso.",
  testCardsOnly: () =>
    "Estás en modo de prueba. Usa una tarjeta de prueba, como 4242 4242 4242 4242.",

  // How a provider declines
  declined: () => "Tu tarjeta fue rechazada.",
  insufficientFunds: () => "Tu tarjeta no tiene fondos suficientes.",
  expiredCard: () => "Tu tarjeta caducó.",
  incorrectCode: () => "El código CVC de tu tarjeta no es correcto.",
  notAuthenticated: () =>
    "No pudimos autenticar tu método de pago. Elige otro e inténtalo de nuevo.",

  // Managing the plan
  sandboxPlanTitle: () => "Suscripción de prueba",
  sandboxPlan: ({ price }) => ["Fennec Premium, ", price],
  renewsOn: ({ date }) => ["Se renueva el ", date, "."],
  lastsTo: ({ date }) => ["Cancelada. Tienes Premium hasta el ", date, "."],
  dueSince: ({ date }) => ["El último pago falló. Vencía el ", date, "."],
  keepPlan: () => "Conservar el plan",
  payWithOtherCard: () => "Pagar con otra tarjeta de prueba",
  cancelPlan: () => "Cancelar plan",
  cancelPlanQuestion: () => "¿Cancelar tu plan?",
  cancelLater: ({ date }) => [
    "Conservas Premium hasta el ",
    date,
    ". Después pasas al plan gratuito. Tus archivos, tarjetas de estudio y puntuaciones se conservan.",
  ],
  cancelNow: () =>
    "Te quedas en el plan gratuito y no se te cobrará nada más. Tus archivos, tarjetas de estudio y puntuaciones se conservan.",
  planCancelledTitle: () => "Plan cancelado",
  planCancelled: () => "No se te cobrará nada más.",
  planKeptTitle: () => "Plan conservado",
  planKept: () => "Tu plan se renovará como siempre.",
  planPaidTitle: () => "Pago recibido",
  planPaid: () => "Vuelves a tener Premium.",
  planNotChangedTitle: () => "No se cambió el plan",
} satisfies Catalogue<typeof import("../en/sandbox")>;
