import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation and plans
  modeName: () => "Chat",
  overLimit: ({ wanted, limit }) =>
    `Quieres usar ${wanted} mensajes de chat al día, pero el plan gratuito solo permite ${limit}.`,
  planLimitOf: () => "Mensajes de chat con IA al día",
  planBenefit: () => "Mensajes de chat con IA ilimitados",
} satisfies Catalogue<typeof import("../en/study-mode")>;
