import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) =>
    `Quieres usar ${wanted} lecturas en voz alta, pero el plan gratuito solo permite ${limit}.`,
  premiumOnly: () => "Esta función solo está disponible con el plan Premium.",

  // The price: "$9.99/mes", "$49 / 3 meses"
  days: ({ count }) => plural(count, { one: "día", other: "# días" }, "es"),
  weeks: ({ count }) => plural(count, { one: "semana", other: "# semanas" }, "es"),
  months: ({ count }) => plural(count, { one: "mes", other: "# meses" }, "es"),
  years: ({ count }) => plural(count, { one: "año", other: "# años" }, "es"),
  shortDays: ({ count }) => plural(count, { one: "día", other: "# días" }, "es"),
  shortWeeks: ({ count }) => plural(count, { one: "sem.", other: "# sem." }, "es"),
  shortMonths: ({ count }) => plural(count, { one: "mes", other: "# meses" }, "es"),
  shortYears: ({ count }) => plural(count, { one: "año", other: "# años" }, "es"),

  pricePerPeriod: ({ amount, period }) => `${amount}/${period}`,
  priceOfOffer: ({ amount, period }) => `${amount} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "Pásate a Premium",
  textToSpeech: () => "Lectura en voz alta",
  ownSoundtrack: () => "Música para estudiar a tu medida",
  stayOnFreePlan: () => "Seguir con el plan gratuito",
  upgradeNow: () => "Pasar a Premium",
  upgrading: () => "Pasando a Premium…",
} satisfies Catalogue<typeof import("../en/plans")>;
