import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "المقرر (اختياري)",
  noCourse: () => "بلا مقرر",
  saveCourse: () => "حفظ المقرر",
  savingCourse: () => "جارٍ الحفظ…",
} satisfies Catalogue<typeof import("../en/course")>;
