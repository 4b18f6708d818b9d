import type { Catalogue } from "~/localization/catalogue";

export default {
  // The reader as a study mode, in the navigation
  readerName: () => "Lectura",
} satisfies Catalogue<typeof import("../en/study-mode")>;
