import type { Catalogue } from "../catalogue";

export default {
  tag: () => "de",
  direction: () => "ltr",
  sentenceGap: () => " ",
} satisfies Catalogue<typeof import("./en")>;
