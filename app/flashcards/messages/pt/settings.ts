import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Flashcards",

  // The form
  newCards: () => "Novos flashcards",
  generating: () => "Criando seus flashcards",
  pickingFacts: () => "Escolhendo uma informação para cada flashcard.",
  makeFrom: () => "A partir de",
  count: () => "Número de flashcards",
  countRange: () => "De 5 a 100, de 5 em 5.",
  countRangeFree: ({ limit }) =>
    `De 5 a 100, de 5 em 5. O plano gratuito inclui até ${limit} por baralho.`,
  cardKinds: () => "Tipos de flashcards",
  terms: () => "Termos",
  termsHint: () => "Leia uma descrição e diga o termo",
  definitions: () => "Definições",
  definitionsHint: () => "Leia um termo e diga o que significa",
  examples: () => "Exemplos",
  examplesHint: () => "Leia um termo e dê um exemplo",
  whileStudying: () => "Durante o estudo",
  trackMastery: () => "Repetição espaçada",
  trackMasteryHint: () =>
    "Avalie cada flashcard; ele volta quando você estiver prestes a esquecer.",
  generate: () => "Criar flashcards",

  // Earlier decks
  yourDecks: () => "Seus baralhos",
} satisfies Catalogue<typeof import("../en/settings")>;
