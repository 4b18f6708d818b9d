import type { Catalogue } from "../catalogue";

export default {
  tag: () => "fr",
  direction: () => "ltr",
} satisfies Catalogue<typeof import("./en")>;
