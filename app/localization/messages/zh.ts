import type { Catalogue } from "../catalogue";

export default {
  tag: () => "zh",
  direction: () => "ltr",
  sentenceGap: () => "",
} satisfies Catalogue<typeof import("./en")>;
