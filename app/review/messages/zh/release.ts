import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "已移出复习",
  released: () => "记忆进度会保留：再次加入后会继续。",
} satisfies Catalogue<typeof import("../en/release")>;
