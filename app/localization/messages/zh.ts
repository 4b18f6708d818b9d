import type { Catalogue } from "../catalogue";

export default {
  tag: () => "zh",
  direction: () => "ltr",
} satisfies Catalogue<typeof import("./en")>;
