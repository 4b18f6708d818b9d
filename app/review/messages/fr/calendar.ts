import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "Agenda",
  calendarOffer: () =>
    "Retrouve dans ton appli d’agenda ce que tu as à réviser chaque jour. Tu reçois une adresse privée qu’elle consulte plusieurs fois par jour.",
  makeCalendar: () => "Créer une adresse privée",
  calendarAddress: () => "Adresse privée",
  calendarHint: () =>
    "Ajoute-la à ton appli d’agenda comme abonnement. Toute personne qui l’a peut voir combien d’éléments tu révises chaque jour, et rien d’autre.",
  copyAddress: () => "Copier",
  addressCopied: () => "Copié",
  openInCalendar: () => "Ouvrir dans l’agenda",
  renewCalendar: () => "Nouvelle adresse",
  renewHint: () => "Une nouvelle adresse met fin à l’actuelle.",
  endCalendar: () => "Désactiver",
  calendarMade: () => "L’adresse de ton agenda est prête",
  calendarEnded: () => "Agenda désactivé",
  calendarNotChanged: () => "L’agenda n’a pas été modifié",

  // The calendar itself
  calendarName: ({ product }) => `Révisions ${product}`,
  calendarDay: ({ count }) =>
    plural(
      count,
      { one: "# carte ou question à réviser", other: "# cartes et questions à réviser" },
      "fr",
    ),
  calendarDayLink: ({ url }) => `Pour commencer : ${url}`,
  noCalendar: () =>
    "Il n’y a pas d’agenda à cette adresse. Elle a peut-être été remplacée ou désactivée.",
} satisfies Catalogue<typeof import("../en/calendar")>;
