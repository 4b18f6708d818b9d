import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // When a card comes back
  minutes: ({ count }) => `${count} 分钟`,
  hours: ({ count }) => plural(count, { other: "# 小时" }, "zh"),
  days: ({ count }) => plural(count, { other: "# 天" }, "zh"),
  months: ({ count }) => plural(count, { other: "# 个月" }, "zh"),
  years: ({ count }) => plural(count, { other: "# 年" }, "zh"),
} satisfies Catalogue<typeof import("../en/intervals")>;
