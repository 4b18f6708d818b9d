import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "Tu plan",
  premiumPlan: () => "Plan Premium",
  freePlan: () => "Plan gratuito",
  premiumHint: () => "Disfruta de todas las funciones sin límites",
  freeHint: () => "Pásate a Premium y estudia sin límites",
  manage: () => "Gestionar suscripción",
  upgrade: ({ price }) => `Pásate a Premium por ${price}`,
  unpaid: () => "Tu último pago falló. Actualiza tu tarjeta bancaria para recuperar Premium.",
  ends: ({ date }) => ["Cancelada. Tienes Premium hasta el ", date, "."],
  renews: ({ date }) => ["Se renueva el ", date, "."],
  given: ({ date }) => ["Tienes Premium gratis hasta el ", date, "."],

  // Free and premium compared
  comparison: () => "Comparación entre Gratis y Premium",
  whatYouGet: () => "Qué incluye",
  free: () => "Gratis",
  premium: () => "Premium",
  unlimited: () => "Sin límite",
  speech: () => "Lectura en voz alta",
  notIncluded: () => "No",
  included: () => "Sí",

  // Figures
  chatMessages: () => "Mensajes de chat con IA",
  today: () => "hoy",
  speechUsage: () => "Lecturas en voz alta",
  premiumOnly: () => "Solo con Premium",
  chatTime: () => "Tiempo en el chat",
  minutes: ({ count }) => plural(count, { one: "minuto", other: "minutos" }, "es"),
  freeUsage: () => "Uso gratuito",
  unlimitedUsage: () => "sin límite",
  dailyLimit: () => "Límite diario",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "Mensajes de chat usados hoy",
  limitReached: () => "Límite alcanzado",
  newOnesAt: ({ time }) => ["Se renueva a las ", time],

  // Allowances
  allowances: () => "Límites diarios y almacenamiento",
  allowancesHint: ({ time }) => [
    "Los límites diarios se renuevan a las ",
    time,
    ". Para liberar espacio, elimina archivos, mazos o cuestionarios.",
  ],
  generatedToday: () => "Cuestionarios, mazos y exámenes creados hoy",
  uploadedToday: () => "Subido hoy",
  pagesToday: () => "Imágenes y páginas escaneadas leídas hoy",
  speechToday: () => "Segundos leídos en voz alta hoy",
  filesStored: () => "Archivos guardados",
  passagesStored: () => "Texto guardado (fragmentos de alrededor de un párrafo)",
  itemsStored: () => "Tarjetas y preguntas guardadas",
  usageOf: ({ used, limit }) => `${used} / ${limit}`,

  // Counting usage
  featureUnknown: ({ features }) =>
    `La función debe ser ${new Intl.ListFormat("es", { type: "disjunction" }).format(features)}.`,
  countNotWhole: () => "La cantidad debe ser un número entero de 1 a 1000.",
  countTooSmall: () => "La cantidad debe ser 1 como mínimo.",
  countTooLarge: () => "La cantidad debe ser 1000 como máximo.",
} satisfies Catalogue<typeof import("../en/figures")>;
