import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "Curso (opcional)",
  noCourse: () => "Ningún curso",
  saveCourse: () => "Guardar curso",
  savingCourse: () => "Guardando…",
} satisfies Catalogue<typeof import("../en/course")>;
