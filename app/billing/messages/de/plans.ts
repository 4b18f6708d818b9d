import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) =>
    limit === 0
      ? "Vorlesen gibt es nur im Premium-Tarif."
      : `Du möchtest ${wanted} Mal vorlesen lassen, im kostenlosen Tarif geht es höchstens ${limit} Mal.`,
  premiumOnly: () => "Diese Funktion gibt es nur im Premium-Tarif.",

  // The price: "$9.99/Monat", "$49 / 3 Monate"
  days: ({ count }) => plural(count, { one: "Tag", other: "# Tage" }, "de"),
  weeks: ({ count }) => plural(count, { one: "Woche", other: "# Wochen" }, "de"),
  months: ({ count }) => plural(count, { one: "Monat", other: "# Monate" }, "de"),
  years: ({ count }) => plural(count, { one: "Jahr", other: "# Jahre" }, "de"),
  shortDays: ({ count }) => plural(count, { one: "Tag", other: "# Tage" }, "de"),
  shortWeeks: ({ count }) => plural(count, { one: "Woche", other: "# Wochen" }, "de"),
  shortMonths: ({ count }) => plural(count, { one: "Monat", other: "# Monate" }, "de"),
  shortYears: ({ count }) => plural(count, { one: "Jahr", other: "# Jahre" }, "de"),
  pricePerPeriod: ({ amount, period }) => `${amount}/${period}`,
  priceOfOffer: ({ amount, period }) => `${amount} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "Zu Premium wechseln",
  textToSpeech: () => "Vorlesen",
  ownSoundtrack: () => "Eigener Lern-Soundtrack",
  stayOnFreePlan: () => "Kostenlos bleiben",
  upgradeNow: () => "Jetzt wechseln",
  upgrading: () => "Wird gewechselt\u00a0…",
} satisfies Catalogue<typeof import("../en/plans")>;
