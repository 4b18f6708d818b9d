import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation
  modeName: () => "Wiederholen",
} satisfies Catalogue<typeof import("../en/study-mode")>;
