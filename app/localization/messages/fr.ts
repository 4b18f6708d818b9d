import type { Catalogue } from "../catalogue";

export default {
  tag: () => "fr",
  direction: () => "ltr",
  sentenceGap: () => " ",
} satisfies Catalogue<typeof import("./en")>;
