import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "Seções",
  features: () => "Recursos",
  howItWorks: () => "Como funciona",
  testimonials: () => "Depoimentos",
  logIn: () => "Entrar",
  getStarted: () => "Começar",
  footer: () => "Rodapé",
  app: () => "App",
  copyright: ({ year }) => `© ${year} Fennec. Seu parceiro de estudos com IA.`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product}, ${tagline}`,
  headline: () => "Seu parceiro de estudos com IA",
  promise: () =>
    "Envie o que você precisa aprender. Faça perguntas, teste seus conhecimentos e veja de que página veio cada resposta.",
  getStartedFree: () => "Começar grátis",
  seeHowItWorks: () => "Ver como funciona",
  noCreditCard: () => "Sem cartão de crédito",
  unlimitedDocuments: () => "Documentos ilimitados",
  aiPowered: () => "Aprendizado com IA",
  allFree: () => "Todos os recursos grátis",

  // Call to action
  closingTitle: () => "Comece seu próximo capítulo",
  tryFree: () => "Sem cartão de crédito. Experimente todos os recursos grátis.",
} satisfies Catalogue<typeof import("../en/page")>;
