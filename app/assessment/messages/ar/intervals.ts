import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back; alone as an adverb or after «بعد», so never in the nominative
  minutes: ({ count }) =>
    plural(count, { one: "دقيقة", two: "دقيقتين", few: "# دقائق", other: "# دقيقة" }, "ar"),
  hours: ({ count }) =>
    plural(count, { one: "ساعة", two: "ساعتين", few: "# ساعات", other: "# ساعة" }, "ar"),
  days: ({ count }) =>
    plural(
      count,
      { one: "يوم", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
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
} satisfies Catalogue<typeof import("../en/intervals")>;
