import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) =>
    `Você quer usar ${wanted} leituras em voz alta, mas o plano gratuito só permite ${limit}.`,
  premiumOnly: () => "Este recurso só está disponível no plano Premium.",

  // The price: "$9.99/mês", "$49 / 3 meses"
  days: ({ count }) => plural(count, { one: "dia", other: "# dias" }, "pt"),
  weeks: ({ count }) => plural(count, { one: "semana", other: "# semanas" }, "pt"),
  months: ({ count }) => plural(count, { one: "mês", other: "# meses" }, "pt"),
  years: ({ count }) => plural(count, { one: "ano", other: "# anos" }, "pt"),
  shortDays: ({ count }) => plural(count, { one: "dia", other: "# dias" }, "pt"),
  shortWeeks: ({ count }) => plural(count, { one: "sem.", other: "# sem." }, "pt"),
  shortMonths: ({ count }) => plural(count, { one: "mês", other: "# meses" }, "pt"),
  shortYears: ({ count }) => plural(count, { one: "ano", other: "# anos" }, "pt"),

  pricePerPeriod: ({ amount, period }) => `${amount}/${period}`,
  priceOfOffer: ({ amount, period }) => `${amount} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "Assine o Premium",
  textToSpeech: () => "Leitura em voz alta",
  ownSoundtrack: () => "Música para estudar sob medida",
  stayOnFreePlan: () => "Ficar no plano gratuito",
  upgradeNow: () => "Assinar agora",
  upgrading: () => "Abrindo a assinatura…",
} satisfies Catalogue<typeof import("../en/plans")>;
