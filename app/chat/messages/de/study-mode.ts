import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation and plans
  modeName: () => "KI-Chat",
  overLimit: ({ wanted, limit }) =>
    `Das wären heute ${wanted} Chat-Nachrichten, im kostenlosen Tarif sind es höchstens ${limit}.`,
  planLimitOf: () => "Nachrichten im KI-Chat pro Tag",
  planBenefit: () => "Unbegrenzt Nachrichten im KI-Chat",
} satisfies Catalogue<typeof import("../en/study-mode")>;
