import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back
  minutes: ({ count }) => `${count}\u00a0min`,
  hours: ({ count }) => plural(count, { one: "# hora", other: "# horas" }, "pt"),
  days: ({ count }) => plural(count, { one: "# dia", other: "# dias" }, "pt"),
  months: ({ count }) => plural(count, { one: "# mês", other: "# meses" }, "pt"),
  years: ({ count }) => plural(count, { one: "# ano", other: "# anos" }, "pt"),
} satisfies Catalogue<typeof import("../en/intervals")>;
