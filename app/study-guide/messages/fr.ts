import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "Fiche de révision",
  titleOf: ({ name }) => `Fiche de révision, ${name}`,

  // Heading
  heading: ({ name }) => `Fiche de révision : ${name}`,
  openCourse: () => "Ouvrir la matière",
  readText: () => "Lire le texte",
  print: () => "Imprimer",
  introduction: () =>
    "Les informations clés du document, dans ses propres mots, classées par type.",
  introductionToCourse: () =>
    "Les informations clés des documents de cette matière, dans leurs propres mots, classées par type.",
  linksBack: () => "Chacune renvoie à sa place dans le texte.",

  // Parts
  parts: () => "Parties de la fiche",
  terms: () => "Termes clés",
  people: () => "Personnes",
  causes: () => "Causes et conséquences",
  differences: () => "Différences",
  dates: () => "Dates",
  steps: () => "Étapes",
  lists: () => "Listes",
  formulas: () => "Formules",
  questions: () => "Questions et réponses",
  tables: () => "Tableaux",
  table: () => "Tableau",
  page: ({ page }) => `Page ${page}`,
  pageOf: ({ page, document }) => `${document}, page ${page}`,
  showInText: () => "Voir dans le texte",

  // Without a guide
  reading: () => "Fennec lit le texte. La fiche apparaîtra ici dès qu’elle sera prête.",
  noGuideTitle: () => "Pas de fiche pour ce document",
  noGuideForCourse: () => "Pas de fiche pour cette matière",
  noText: () =>
    "Fennec n’a pu lire aucun texte dans ce document. Essaie d’importer une copie plus nette.",
  noDocuments: () => "Cette matière n’a pas encore de documents. Ajoutes-en.",
  noTextInCourse: () =>
    "Fennec n’a pu lire aucun texte dans les documents de cette matière. Essaie d’ajouter des copies plus nettes.",
  nothingFoundInCourse: () =>
    "Fennec n’a trouvé ni termes, ni causes, ni dates, ni listes dans les documents de cette matière. Tu peux quand même les lire et poser des questions dessus.",
  nothingFound: () =>
    "Fennec n’a trouvé ni termes, ni causes, ni dates, ni listes dans ce document. Tu peux quand même le lire et poser des questions dessus.",

  // Requests
  scopeMissing: () => "Envoie `fileId` ou `courseId`.",
} satisfies Catalogue<typeof import("./en")>;
