import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "Kurs (optional)",
  noCourse: () => "Kein Kurs",
  saveCourse: () => "Kurs speichern",
  savingCourse: () => "Wird gespeichert\u00a0…",
} satisfies Catalogue<typeof import("../en/course")>;
