import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation
  modeName: () => "复习",
} satisfies Catalogue<typeof import("../en/study-mode")>;
