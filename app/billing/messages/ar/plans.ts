import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

// Without isolation "$9.99" after an Arabic word is shown as "9.99$".
const isolated = (amount: string) => `\u2066${amount}\u2069`;

export default {
  // What the free plan does not allow
  tooMuchSpeech: ({ wanted, limit }) =>
    `طلبت ${wanted} من القراءة الصوتية، وحد الخطة المجانية ${limit}.`,
  premiumOnly: () => "هذه الميزة متاحة في خطة Premium فقط.",

  // The price: after a stroke or «كل», so in the genitive
  days: ({ count }) =>
    plural(
      count,
      { one: "يوم", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
      "ar",
    ),
  weeks: ({ count }) =>
    plural(
      count,
      { one: "أسبوع", two: "أسبوعين", few: "# أسابيع", many: "# أسبوعًا", other: "# أسبوع" },
      "ar",
    ),
  months: ({ count }) =>
    plural(
      count,
      { one: "شهر", two: "شهرين", few: "# أشهر", many: "# شهرًا", other: "# شهر" },
      "ar",
    ),
  years: ({ count }) =>
    plural(count, { one: "سنة", two: "سنتين", few: "# سنوات", other: "# سنة" }, "ar"),
  shortDays: ({ count }) =>
    plural(
      count,
      { one: "يوم", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
      "ar",
    ),
  shortWeeks: ({ count }) =>
    plural(
      count,
      { one: "أسبوع", two: "أسبوعين", few: "# أسابيع", many: "# أسبوعًا", other: "# أسبوع" },
      "ar",
    ),
  shortMonths: ({ count }) =>
    plural(
      count,
      { one: "شهر", two: "شهرين", few: "# أشهر", many: "# شهرًا", other: "# شهر" },
      "ar",
    ),
  shortYears: ({ count }) =>
    plural(count, { one: "سنة", two: "سنتين", few: "# سنوات", other: "# سنة" }, "ar"),

  pricePerPeriod: ({ amount, period }) => `${isolated(amount)}/${period}`,
  priceOfOffer: ({ amount, period }) => `${isolated(amount)} / ${period}`,

  // The upgrade dialog
  upgradeTitle: () => "الترقية إلى Premium",
  textToSpeech: () => "القراءة الصوتية",
  ownSoundtrack: () => "موسيقى دراسة تلائمك",
  stayOnFreePlan: () => "البقاء على الخطة المجانية",
  upgradeNow: () => "الترقية الآن",
  upgrading: () => "جارٍ الترقية…",
} satisfies Catalogue<typeof import("../en/plans")>;
