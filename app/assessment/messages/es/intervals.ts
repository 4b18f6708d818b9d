import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back
  minutes: ({ count }) => `${count}\u00a0min`,
  hours: ({ count }) => plural(count, { one: "# hora", other: "# horas" }, "es"),
  days: ({ count }) => plural(count, { one: "# día", other: "# días" }, "es"),
  months: ({ count }) => plural(count, { one: "# mes", other: "# meses" }, "es"),
  years: ({ count }) => plural(count, { one: "# año", other: "# años" }, "es"),
} satisfies Catalogue<typeof import("../en/intervals")>;
