import type { Catalogue } from "~/localization/catalogue";

export default {
  // Why an item comes now
  missedToday: () => "أخطأت فيه اليوم",
  missedYesterday: () => "أخطأت فيه أمس",
  missedOn: ({ day }) => `أخطأت فيه يوم ${day}`,
  wereSure: ({ reason }) => `${reason} رغم ثقتك`,
  newItem: () => "جديد",
  stillLearning: () => "مرة أخرى ليثبت في الذاكرة",
  dueToday: () => "موعده اليوم",
  dueSinceYesterday: () => "موعده كان أمس",
  dueSince: ({ day }) => `موعده كان يوم ${day}`,
  beforeExam: ({ day }) => `قبل امتحانك يوم ${day}`,
} satisfies Catalogue<typeof import("../en/reasons")>;
