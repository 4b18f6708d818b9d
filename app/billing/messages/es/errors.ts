import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "No hay suscripción que gestionar",
  subscriptionNotFound: () =>
    "No encontramos ninguna suscripción para esta cuenta. Tu perfil muestra tu plan.",
  noPaidSubscription: () => "Esta cuenta aún no tiene una suscripción de pago.",
  alreadyPremium: () => "Ya tienes el plan Premium.",
  paymentOverdue: () =>
    "Tu último pago falló. Para actualizar tu tarjeta bancaria, ve a tu perfil y elige Gestionar suscripción.",

  // Payments
  paymentNotFound: () => "No encontramos ese pago o ya no está abierto. Tu perfil muestra tu plan.",
  paymentNotCompleted: () => "El pago no se completó y no se te cobró nada.",
  paymentPending: () => "Procesando tu pago… Tu plan cambiará cuando el pago se confirme.",
  sandboxFailed: () => "No se pudo iniciar el pago de prueba. Inténtalo de nuevo.",
  paymentPageFailed: () => "No se pudo abrir la página de pago. Inténtalo de nuevo.",
  providerTimeout: () => "El proveedor de pagos tardó demasiado. Inténtalo de nuevo.",
  providerFailed: () =>
    "El proveedor de pagos no pudo hacerlo en este momento. Inténtalo de nuevo.",
  paymentsMisconfigured: () =>
    "Los pagos no funcionan por un problema de configuración de este sitio. No se te cobró nada y tu plan no cambió. Contacta con la administración del sitio.",
  paymentsUnconfigured: () =>
    "Los pagos aún no están configurados en este sitio. No se te cobró nada y tu plan no cambió. Para tener Premium, contacta con la administración del sitio.",

  // Webhook
  unreadableEvent: () => "No se pudo leer el evento.",
  wrongSignature: () => "La firma no es correcta.",
  futureSignature: () => "La firma lleva una fecha futura.",
} satisfies Catalogue<typeof import("../en/errors")>;
