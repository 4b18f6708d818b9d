import type { Catalogue } from "../catalogue";

export default {
  tag: () => "pt",
  direction: () => "ltr",
} satisfies Catalogue<typeof import("./en")>;
