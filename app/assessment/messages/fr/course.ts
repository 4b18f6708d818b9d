import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "Matière (facultatif)",
  noCourse: () => "Aucune matière",
  saveCourse: () => "Enregistrer la matière",
  savingCourse: () => "Enregistrement…",
} satisfies Catalogue<typeof import("../en/course")>;
