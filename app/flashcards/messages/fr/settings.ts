import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Flashcards",

  // The form
  newCards: () => "Nouvelles flashcards",
  generating: () => "Création de tes flashcards",
  pickingFacts: () => "Choix d’une information par carte.",
  makeFrom: () => "Créer à partir de",
  count: () => "Nombre de cartes",
  countRange: () => "De 5 à 100, de 5 en 5.",
  countRangeFree: ({ limit }) =>
    `De 5 à 100, de 5 en 5. L’offre gratuite en permet ${limit} au plus par paquet.`,
  cardKinds: () => "Types de cartes",
  terms: () => "Termes",
  termsHint: () => "Lire une description, nommer le terme",
  definitions: () => "Définitions",
  definitionsHint: () => "Lire un terme, dire ce qu’il signifie",
  examples: () => "Exemples",
  examplesHint: () => "Lire un terme, donner un exemple",
  whileStudying: () => "Pendant l’étude",
  trackMastery: () => "Répétition espacée",
  trackMasteryHint: () => "Évalue chaque carte ; elle revient juste avant que tu l’oublies.",
  generate: () => "Créer les flashcards",

  // Earlier decks
  yourDecks: () => "Tes paquets",
} satisfies Catalogue<typeof import("../en/settings")>;
