import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "Sua assinatura",
  premiumPlan: () => "Plano Premium",
  freePlan: () => "Plano gratuito",
  premiumHint: () => "Aproveite todos os recursos sem limites",
  freeHint: () => "Assine o Premium e estude sem limites",
  manage: () => "Gerenciar assinatura",
  upgrade: ({ price }) => `Assinar por ${price}`,
  unpaid: () =>
    "Seu último pagamento falhou. Atualize seu cartão de crédito para ter o Premium de volta.",
  ends: ({ date }) => ["Cancelada. Você tem o Premium até ", date, "."],
  renews: ({ date }) => ["Renovação em ", date, "."],
  given: ({ date }) => ["O Premium é grátis para você até ", date, "."],

  // Free and premium compared
  comparison: () => "Comparação entre Grátis e Premium",
  whatYouGet: () => "O que está incluído",
  free: () => "Grátis",
  premium: () => "Premium",
  unlimited: () => "Sem limite",
  speech: () => "Leitura em voz alta",
  notIncluded: () => "Não",
  included: () => "Sim",

  // Figures
  chatMessages: () => "Mensagens de chat com IA",
  today: () => "hoje",
  speechUsage: () => "Leituras em voz alta",
  premiumOnly: () => "Só no Premium",
  chatTime: () => "Tempo no chat",
  minutes: ({ count }) => plural(count, { one: "minuto", other: "minutos" }, "pt"),
  freeUsage: () => "Uso gratuito",
  unlimitedUsage: () => "sem limite",
  dailyLimit: () => "Limite diário",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "Mensagens de chat usadas hoje",
  limitReached: () => "Limite atingido",
  newOnesAt: ({ time }) => ["Renova às ", time],

  // Allowances
  allowances: () => "Limites diários e armazenamento",
  allowancesHint: ({ time }) => [
    "Os limites diários se renovam às ",
    time,
    ". Para liberar espaço, exclua arquivos, baralhos ou quizzes.",
  ],
  generatedToday: () => "Quizzes, baralhos e simulados criados hoje",
  uploadedToday: () => "Enviado hoje",
  pagesToday: () => "Imagens e páginas digitalizadas lidas hoje",
  speechToday: () => "Segundos lidos em voz alta hoje",
  filesStored: () => "Arquivos guardados",
  passagesStored: () => "Texto guardado (trechos de cerca de um parágrafo)",
  itemsStored: () => "Flashcards e questões guardados",
  usageOf: ({ used, limit }) => `${used} / ${limit}`,

  // Counting usage
  featureUnknown: ({ features }) =>
    `O recurso precisa ser ${new Intl.ListFormat("pt", { type: "disjunction" }).format(features)}.`,
  countNotWhole: () => "A quantidade precisa ser um número inteiro de 1 a 1000.",
  countTooSmall: () => "A quantidade precisa ser no mínimo 1.",
  countTooLarge: () => "A quantidade precisa ser no máximo 1000.",
} satisfies Catalogue<typeof import("../en/figures")>;
