import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "أُزيل من المراجعة",
  released: () => "يبقى ما حُفظ عنه: عند إضافته من جديد تستمر المراجعة.",
} satisfies Catalogue<typeof import("../en/release")>;
