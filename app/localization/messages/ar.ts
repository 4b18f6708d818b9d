import type { Catalogue } from "../catalogue";

export default {
  tag: () => "ar",
  direction: () => "rtl",
} satisfies Catalogue<typeof import("./en")>;
