import type { Catalogue } from "~/localization/catalogue";

export default {
  // The course of a deck, card or past paper
  courseField: () => "Disciplina (opcional)",
  noCourse: () => "Nenhuma disciplina",
  saveCourse: () => "Salvar disciplina",
  savingCourse: () => "Salvando…",
} satisfies Catalogue<typeof import("../en/course")>;
