import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) =>
    plural(
      wanted,
      {
        one: (number) =>
          `Tu demandes ${number} lecture à voix haute, mais l’offre gratuite n’en permet que ${limit}.`,
        other: (number) =>
          `Tu demandes ${number} lectures à voix haute, mais l’offre gratuite n’en permet que ${limit}.`,
      },
      "fr",
    ),
  premiumOnly: () => "Cette fonctionnalité est réservée à l’offre Premium.",

  // The price: "$9.99/mois", "$49 / 3 mois"
  days: ({ count }) => plural(count, { one: "jour", other: "# jours" }, "fr"),
  weeks: ({ count }) => plural(count, { one: "semaine", other: "# semaines" }, "fr"),
  months: ({ count }) => plural(count, { one: "mois", other: "# mois" }, "fr"),
  years: ({ count }) => plural(count, { one: "an", other: "# ans" }, "fr"),
  shortDays: ({ count }) => plural(count, { one: "jour", other: "# j" }, "fr"),
  shortWeeks: ({ count }) => plural(count, { one: "sem.", other: "# sem." }, "fr"),
  shortMonths: ({ count }) => plural(count, { one: "mois", other: "# mois" }, "fr"),
  shortYears: ({ count }) => plural(count, { one: "an", other: "# ans" }, "fr"),
  pricePerPeriod: ({ amount, period }) => `${amount}/${period}`,
  priceOfOffer: ({ amount, period }) => `${amount} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "Passer à Premium",
  textToSpeech: () => "Lecture à voix haute",
  ownSoundtrack: () => "Musique d’étude personnalisée",
  stayOnFreePlan: () => "Garder l’offre gratuite",
  upgradeNow: () => "Passer à Premium",
  upgrading: () => "Passage à Premium…",
} satisfies Catalogue<typeof import("../en/plans")>;
