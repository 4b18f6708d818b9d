import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `${deck}, flashcards`,
  deckNotFound: () => "Paquet introuvable. Il a peut-être été supprimé.",

  // Its cards
  cards: ({ count }) => plural(count, { one: "# carte", other: "# cartes" }, "fr"),
  doneForNow: () => "Terminé pour l’instant",
  due: ({ count }) => `${count} à réviser`,
  cardsNoneDue: ({ count }) =>
    plural(
      count,
      {
        one: "# carte, aucune à réviser maintenant",
        other: "# cartes, aucune à réviser maintenant",
      },
      "fr",
    ),
  cardsDue: ({ count, due }) =>
    plural(
      count,
      {
        one: (number) => `${number} carte, ${due} à réviser`,
        other: (number) => `${number} cartes, ${due} à réviser`,
      },
      "fr",
    ),
  cardList: () => "Cartes",
  noCards: () => "Il ne reste aucune carte",
  noCardsHint: () =>
    "Tu as supprimé toutes les cartes. Pour en créer d’autres, choisis « Modifier les paramètres ».",

  // What can be done with it
  startStudying: () => "Commencer à étudier",
  modifySettings: () => "Modifier les paramètres",
  exportForAnki: () => "Exporter pour Anki",
  exportCsv: () => "Exporter en CSV",
  exportMarkdown: () => "Exporter en Markdown",
  exportGift: () => "Exporter en GIFT",
  exportQti: () => "Exporter en QTI 2.1",

  // The pages of a long deck
  cardPages: () => "Autres cartes",
  previousCards: () => "Cartes précédentes",
  nextCards: () => "Cartes suivantes",
  exportFailedTitle: () => "Échec de l’exportation",
  exportFailed: () => "Impossible d’exporter tes cartes. Réessaie.",

  // Its name
  renameOrDelete: () => "Renommer ou supprimer",
  deckName: () => "Nom du paquet",
  saveName: () => "Enregistrer le nom",
  renamedTitle: () => "Paquet renommé",
  notRenamedTitle: () => "Le paquet n’a pas été renommé",
  nameMissing: () => "Donne un nom au paquet.",
  nameTooLong: () => "Le nom doit faire moins de 200 caractères.",
} satisfies Catalogue<typeof import("../en/deck")>;
