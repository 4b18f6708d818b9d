import type { Catalogue } from "~/localization/catalogue";

export default {
  // The reader as a study mode, in the navigation
  readerName: () => "文档",
} satisfies Catalogue<typeof import("../en/study-mode")>;
