import type { Catalogue } from "../catalogue";

export default {
  tag: () => "de",
  direction: () => "ltr",
} satisfies Catalogue<typeof import("./en")>;
