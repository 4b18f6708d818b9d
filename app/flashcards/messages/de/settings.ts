import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Karteikarten",

  // The form
  newCards: () => "Neue Karteikarten",
  generating: () => "Deine Karteikarten werden erstellt",
  pickingFacts: () => "Für jede Karte wird eine Aussage ausgesucht.",
  makeFrom: () => "Grundlage",
  count: () => "Anzahl der Karten",
  countRange: () => "5 bis 100, in Fünferschritten.",
  countRangeFree: ({ limit }) =>
    `5 bis 100, in Fünferschritten. Im kostenlosen Tarif bis zu ${limit} pro Stapel.`,
  cardKinds: () => "Arten von Karten",
  terms: () => "Begriffe",
  termsHint: () => "Beschreibung lesen, Begriff nennen",
  definitions: () => "Definitionen",
  definitionsHint: () => "Begriff lesen, Bedeutung nennen",
  examples: () => "Beispiele",
  examplesHint: () => "Begriff lesen, Beispiel nennen",
  whileStudying: () => "Beim Lernen",
  trackMastery: () => "Lernstand verfolgen",
  trackMasteryHint: () => "Bewerte jede Karte; sie kommt wieder, kurz bevor du sie vergisst.",
  generate: () => "Karteikarten erstellen",

  // Earlier decks
  yourDecks: () => "Deine Stapel",
} satisfies Catalogue<typeof import("../en/settings")>;
