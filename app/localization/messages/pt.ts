import type { Catalogue } from "../catalogue";

export default {
  tag: () => "pt",
  direction: () => "ltr",
  sentenceGap: () => " ",
} satisfies Catalogue<typeof import("./en")>;
