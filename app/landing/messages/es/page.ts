import type { Catalogue } from "~/localization/catalogue";

export default {
  // Header and footer
  sections: () => "Secciones",
  features: () => "Funciones",
  howItWorks: () => "Cómo funciona",
  testimonials: () => "Opiniones",
  logIn: () => "Entrar",
  getStarted: () => "Empezar",
  footer: () => "Pie de página",
  app: () => "App",
  copyright: ({ year }) => `© ${year} Fennec. Tu compañero de estudio con IA.`,

  // Hero
  documentTitle: ({ product, tagline }) => `${product}, ${tagline}`,
  headline: () => "Tu compañero de estudio con IA",
  promise: () =>
    "Sube lo que tienes que aprender. Haz preguntas, ponte a prueba y mira de qué página sale cada respuesta.",
  getStartedFree: () => "Empezar gratis",
  seeHowItWorks: () => "Ver cómo funciona",
  noCreditCard: () => "Sin tarjeta de crédito",
  unlimitedDocuments: () => "Documentos ilimitados",
  aiPowered: () => "Aprendizaje con IA",
  allFree: () => "Todas las funciones gratis",

  // Call to action
  closingTitle: () => "Empieza tu próximo capítulo",
  tryFree: () => "Sin tarjeta de crédito. Prueba gratis todas las funciones.",
} satisfies Catalogue<typeof import("../en/page")>;
