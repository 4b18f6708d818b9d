import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back
  minutes: ({ count }) => `${count}\u00a0min`,
  hours: ({ count }) => plural(count, { one: "# Stunde", other: "# Stunden" }, "de"),
  days: ({ count }) => plural(count, { one: "# Tag", other: "# Tage" }, "de"),
  months: ({ count }) => plural(count, { one: "# Monat", other: "# Monate" }, "de"),
  years: ({ count }) => plural(count, { one: "# Jahr", other: "# Jahre" }, "de"),
} satisfies Catalogue<typeof import("../en/intervals")>;
