import type { Catalogue } from "../catalogue";

export default {
  tag: () => "es",
  direction: () => "ltr",
} satisfies Catalogue<typeof import("./en")>;
