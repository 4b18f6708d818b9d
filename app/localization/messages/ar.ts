import type { Catalogue } from "../catalogue";

export default {
  tag: () => "ar",
  direction: () => "rtl",
  sentenceGap: () => " ",
} satisfies Catalogue<typeof import("./en")>;
