import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "Inicia sesión",
  loginRequired: () => "Inicia sesión para usar las funciones Premium.",

  // The offer
  offerTitle: () => "Pásate a Premium",
  offer: ({ price }) => ["Cuestionarios, tarjetas, exámenes y chat sin límites por ", price, "."],
  unlimitedQuizzesAndTests: () => "Cuestionarios y exámenes de práctica ilimitados",
  unlimitedCards: () => "Tarjetas de estudio ilimitadas",
  fullTextToSpeech: () => "Lectura en voz alta completa",
  unlimitedMessages: () => "Mensajes de chat con IA ilimitados",
  cancelAnytime: () => "Cancela cuando quieras",
  subscribeNow: ({ price }) => `Suscribirme por ${price}`,
  backToProfile: () => "Volver al perfil",

  // Before the form
  preparing: () => "Preparando tu suscripción…",
  loadingForm: () => "Cargando el formulario de pago…",
  subscriptionErrorTitle: () => "Error en la suscripción",
  subscriptionFailed: () => "No se pudo crear la suscripción",
  subscriptionNotSetUp: () => "No pudimos preparar tu suscripción",
  unknownError: () => "Se produjo un error desconocido",
  formUnavailableTitle: () => "No se pudo cargar el formulario de pago",
  noPaymentInformation: () => "El servidor no envió la información del pago",
  formNotLoaded: () =>
    "No se pudo cargar el formulario de pago. Revisa tu conexión e inténtalo de nuevo.",
  tryAgain: () => "Reintentar",

  // Paying
  processing: () => "Procesando…",
  processingTitle: () => "Procesando el pago",
  processingPayment: () => "Procesando tu pago…",
  redirecting: () => "¡Pago realizado! Te llevamos a tu perfil…",
  paidTitle: () => "Pago realizado",
  paid: () => "¡Tu cuenta ya es Premium!",
  paymentFailedTitle: () => "El pago falló",
  unexpectedError: () => "Se produjo un error inesperado.",
} satisfies Catalogue<typeof import("../en/subscription")>;
