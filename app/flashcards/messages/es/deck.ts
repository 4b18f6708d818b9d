import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `${deck}, tarjetas`,
  deckNotFound: () => "No encontramos ese mazo. Puede que se haya eliminado.",

  // Its cards
  cards: ({ count }) => plural(count, { one: "# tarjeta", other: "# tarjetas" }, "es"),
  doneForNow: () => "Listo por ahora",
  due: ({ count }) => plural(count, { one: "# pendiente", other: "# pendientes" }, "es"),
  cardsNoneDue: ({ count }) =>
    plural(
      count,
      {
        one: "# tarjeta, sin pendientes por ahora",
        other: "# tarjetas, sin pendientes por ahora",
      },
      "es",
    ),
  cardsDue: ({ count, due }) => {
    const pending = plural(due, { one: "# pendiente", other: "# pendientes" }, "es");
    return plural(
      count,
      {
        one: (number) => `${number} tarjeta, ${pending}`,
        other: (number) => `${number} tarjetas, ${pending}`,
      },
      "es",
    );
  },
  cardList: () => "Tarjetas",
  noCards: () => "No quedan tarjetas",
  noCardsHint: () => "Eliminaste todas las tarjetas. Para crear otras, elige Cambiar ajustes.",

  // What can be done with it
  startStudying: () => "Estudiar ahora",
  modifySettings: () => "Cambiar ajustes",
  exportForAnki: () => "Exportar para Anki",
  exportCsv: () => "Exportar CSV",
  exportMarkdown: () => "Exportar Markdown",
  exportGift: () => "Exportar GIFT",
  exportQti: () => "Exportar QTI 2.1",

  // The pages of a long deck
  cardPages: () => "Más tarjetas",
  previousCards: () => "Tarjetas anteriores",
  nextCards: () => "Tarjetas siguientes",
  exportFailedTitle: () => "No se pudo exportar",
  exportFailed: () => "No se pudieron exportar tus tarjetas. Inténtalo de nuevo.",

  // Its name
  renameOrDelete: () => "Cambiar nombre o eliminar",
  deckName: () => "Nombre del mazo",
  saveName: () => "Guardar nombre",
  renamedTitle: () => "Nombre cambiado",
  notRenamedTitle: () => "No se cambió el nombre",
  nameMissing: () => "Ponle un nombre al mazo.",
  nameTooLong: () => "El nombre puede tener como máximo 200 caracteres.",
} satisfies Catalogue<typeof import("../en/deck")>;
