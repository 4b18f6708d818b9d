import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation
  modeName: () => "Révisions",
} satisfies Catalogue<typeof import("../en/study-mode")>;
