import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `${deck}, Karteikarten`,
  deckNotFound: () => "Dieser Stapel wurde nicht gefunden. Vielleicht wurde er gelöscht.",

  // Its cards
  cards: ({ count }) => plural(count, { one: "# Karte", other: "# Karten" }, "de"),
  doneForNow: () => "Fürs Erste fertig",
  due: ({ count }) => `${count} fällig`,
  cardsNoneDue: ({ count }) =>
    plural(
      count,
      { one: "# Karte, gerade nicht fällig", other: "# Karten, gerade keine fällig" },
      "de",
    ),
  cardsDue: ({ count, due }) =>
    plural(
      count,
      {
        one: (number) => `${number} Karte, ${due} fällig`,
        other: (number) => `${number} Karten, ${due} fällig`,
      },
      "de",
    ),
  cardList: () => "Karten",
  noCards: () => "Keine Karten mehr da",
  noCardsHint: () =>
    "Du hast alle Karten gelöscht. Neue erstellst du unter „Einstellungen ändern“.",

  // What can be done with it
  startStudying: () => "Jetzt lernen",
  modifySettings: () => "Einstellungen ändern",
  exportForAnki: () => "Für Anki exportieren",
  exportCsv: () => "Als CSV exportieren",
  exportMarkdown: () => "Als Markdown exportieren",
  exportGift: () => "Als GIFT exportieren",
  exportQti: () => "Als QTI 2.1 exportieren",

  // The pages of a long deck
  cardPages: () => "Weitere Karten",
  previousCards: () => "Vorige Karten",
  nextCards: () => "Nächste Karten",
  exportFailedTitle: () => "Export fehlgeschlagen",
  exportFailed: () => "Deine Karten konnten nicht exportiert werden. Versuch es noch mal.",

  // Its name
  renameOrDelete: () => "Umbenennen oder löschen",
  deckName: () => "Name des Stapels",
  saveName: () => "Namen speichern",
  renamedTitle: () => "Stapel umbenannt",
  notRenamedTitle: () => "Der Stapel wurde nicht umbenannt",
  nameMissing: () => "Gib dem Stapel einen Namen.",
  nameTooLong: () => "Der Name darf höchstens 200 Zeichen haben.",
} satisfies Catalogue<typeof import("../en/deck")>;
