import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Tarjetas de estudio",

  // The form
  newCards: () => "Nuevas tarjetas",
  generating: () => "Creando tus tarjetas",
  pickingFacts: () => "Eligiendo un dato para cada tarjeta.",
  makeFrom: () => "A partir de",
  count: () => "Número de tarjetas",
  countRange: () => "De 5 a 100, de 5 en 5.",
  countRangeFree: ({ limit }) =>
    `De 5 a 100, de 5 en 5. El plan gratuito incluye hasta ${limit} por mazo.`,
  cardKinds: () => "Tipos de tarjetas",
  terms: () => "Términos",
  termsHint: () => "Lee una descripción y di el término",
  definitions: () => "Definiciones",
  definitionsHint: () => "Lee un término y di qué significa",
  examples: () => "Ejemplos",
  examplesHint: () => "Lee un término y da un ejemplo",
  whileStudying: () => "Mientras estudias",
  trackMastery: () => "Repaso espaciado",
  trackMasteryHint: () => "Valora cada tarjeta; volverá cuando estés a punto de olvidarla.",
  generate: () => "Crear tarjetas",

  // Earlier decks
  yourDecks: () => "Tus mazos",
} satisfies Catalogue<typeof import("../en/settings")>;
