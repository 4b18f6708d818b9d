import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back
  minutes: ({ count }) => `${count} min`,
  hours: ({ count }) => plural(count, { one: "# heure", other: "# heures" }, "fr"),
  days: ({ count }) => plural(count, { one: "# jour", other: "# jours" }, "fr"),
  months: ({ count }) => plural(count, { other: "# mois" }, "fr"),
  years: ({ count }) => plural(count, { one: "# an", other: "# ans" }, "fr"),
} satisfies Catalogue<typeof import("../en/intervals")>;
