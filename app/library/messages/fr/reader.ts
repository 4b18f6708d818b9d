import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "Documents",
  pageCount: ({ count }) => plural(count, { one: "# page", other: "# pages" }, "fr"),
  wordCount: ({ count }) => plural(count, { one: "# mot", other: "# mots" }, "fr"),
  fileFacts: ({ facts }) => facts.join(", "),
  setExamDate: () => "Date d’examen",
  studyGuide: () => "Fiche de révision",
  concepts: () => "Notions",
  openOriginal: () => "Ouvrir l’original",
  originalOf: ({ file }) => `L’original de ${file}`,

  // The text
  nothingToRead: () => "Aucun texte lisible",
  originalKept: () =>
    "Fennec n’a pu lire aucun texte dans ce fichier. Ton original est toujours là. Essaie d’importer une copie plus nette.",
  textComing: () => "Fennec lit le texte. Il apparaîtra ici dès qu’il sera prêt.",
  contents: () => "Sommaire",
  speakerNotes: () => "Notes de présentation :",
  table: () => "Tableau",
  selectForCard: () => "Sélectionne des mots pour créer une flashcard.",
  writeCard: () => "Écrire une flashcard",
  cardFromWords: () => "Créer une flashcard",
  backToCitation: () => "Revenir où tu en étais",

  // Pages
  pages: () => "Pages",
  page: ({ page }) => `Page ${page}`,
  pageRange: ({ first, last }) => `Pages ${first} à ${last}`,
  previousPage: () => "Page précédente",
  nextPage: () => "Page suivante",

  // Find in the document
  findInDocument: () => "Chercher dans le texte",
  find: () => "Chercher",
  noMatches: ({ words }) => ["Aucun résultat pour « ", words, " »"],
  matchOf: ({ current, count }) =>
    plural(
      count,
      {
        one: (number) => `${current} sur ${number} résultat`,
        other: (number) => `${current} sur ${number} résultats`,
      },
      "fr",
    ),
  previousMatch: () => "Résultat précédent",
  nextMatch: () => "Résultat suivant",
  endSearch: () => "Fermer la recherche",
} satisfies Catalogue<typeof import("../en/reader")>;
