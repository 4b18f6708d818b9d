import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "课程（选填）",
  noCourse: () => "不属于任何课程",
  saveCourse: () => "保存课程",
  savingCourse: () => "正在保存…",
} satisfies Catalogue<typeof import("../en/course")>;
