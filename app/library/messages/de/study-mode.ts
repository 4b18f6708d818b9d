import type { Catalogue } from "~/localization/catalogue";

export default {
  // The reader as a study mode, in the navigation
  readerName: () => "Lesen",
} satisfies Catalogue<typeof import("../en/study-mode")>;
