import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation and plans
  modeName: () => "Chat",
  overLimit: ({ wanted, limit }) =>
    `Você quer usar ${wanted} mensagens de chat por dia, mas o plano gratuito só permite ${limit}.`,
  planLimitOf: () => "Mensagens de chat com IA por dia",
  planBenefit: () => "Mensagens de chat com IA ilimitadas",
} satisfies Catalogue<typeof import("../en/study-mode")>;
