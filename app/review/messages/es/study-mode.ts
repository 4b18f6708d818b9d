import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation
  modeName: () => "Repaso",
} satisfies Catalogue<typeof import("../en/study-mode")>;
