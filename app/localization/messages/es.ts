import type { Catalogue } from "../catalogue";

export default {
  tag: () => "es",
  direction: () => "ltr",
  sentenceGap: () => " ",
} satisfies Catalogue<typeof import("./en")>;
