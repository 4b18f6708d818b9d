import type { Catalogue } from "~/localization/catalogue";

export default {
  // The study mode, in navigation
  modeName: () => "Revisão",
} satisfies Catalogue<typeof import("../en/study-mode")>;
