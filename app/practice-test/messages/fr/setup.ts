import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "Tests blancs",

  // The form
  newTest: () => "Nouveau test blanc",
  noAnswersShown: () => "Tu verras à la fin du test quelles réponses étaient justes, et pourquoi.",
  count: () => "Nombre de questions",
  countRange: () => "De 1 à 100.",
  countRangeFree: ({ limit }) =>
    `De 1 à 100. L’offre gratuite en permet ${limit} au plus par test.`,
  generate: () => "Créer le test blanc",
  generating: () => "Création de ton test blanc",
  takesSeconds: () => "Cela prend en général 15 à 30 secondes.",

  // File or text
  sources: () => "D’où vient ton cours",
  uploadTab: () => "Importer un fichier",
  pasteTab: () => "Coller un texte",
  makeFrom: () => "Créer à partir de",
  yourText: () => "Ton texte",
  textHint: () => "200 000 caractères au plus. Fennec ne conserve pas le texte lui-même.",
  textPlaceholder: () => "Colle un chapitre, un article ou tes notes.",
  fileOrTextTitle: () => "Fichier ou texte ?",
  noFileTitle: () => "Aucun fichier choisi",
  noTextTitle: () => "Aucun contenu",

  // The learner's files
  yourFiles: () => "Tes fichiers",
  courseAndFiles: () => "La matière, ou un de tes fichiers",
  courseOf: ({ count }) =>
    count === 0
      ? "Matière, aucun document"
      : plural(count, { one: "Matière, # document", other: "Matière, # documents" }, "fr"),
  stillReading: () => "Lecture du texte",
  noText: () => "Aucun texte dont tirer des questions",
  pages: ({ count }) => plural(count, { one: "# page", other: "# pages" }, "fr"),
  words: ({ count }) => plural(count, { one: "# mot", other: "# mots" }, "fr"),
  nothingToAsk: () => "aucune question possible",
  facts: ({ facts }) => facts.join(", "),

  // Uploading
  tryAgain: () => "Réessayer",
  upload: () => "Importer",
  uploadedTitle: () => "Fichier importé",
  uploaded: ({ file }) => `Tu peux créer un test blanc à partir de ${file}`,
  uploadedInReading: ({ file }) =>
    `Fennec lit encore ${file}. Tu pourras le choisir dès qu’il aura fini.`,
  wrongTypeTitle: () => "Type de fichier non pris en charge",
  uploadFailedTitle: () => "Échec de l’importation",

  // Earlier tests
  earlier: () => "Tests blancs précédents",
} satisfies Catalogue<typeof import("../en/setup")>;
