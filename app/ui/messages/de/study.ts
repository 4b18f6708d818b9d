import type { Catalogue } from "~/localization/catalogue";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["Aus ", file, " oder zu einem beliebigen Thema."],
  typeOrChoose: () => "Gib ein Thema ein oder wähle unter „Lernmaterial“ ein Dokument.",
  chooseOther: () => "Wähle ein anderes Dokument oder gib ein Thema ein.",
  insteadOrOther: ({ suggestion }) => [
    suggestion,
    ", wähle ein anderes Dokument oder gib ein Thema ein.",
  ],

  // Sources
  showInText: () => "Im Text zeigen",
  showOnPage: ({ page }) => `Auf Seite ${page} zeigen`,
  readIn: ({ file }) => ["In ", file, " lesen"],
  pageOf: ({ page, file }) => [`Seite ${page} in `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}, Schieberegler`,

  // Scores
  percentage: ({ percentage }) => `${percentage}\u00a0%`,
} satisfies Catalogue<typeof import("../en/study")>;
