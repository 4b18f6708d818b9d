import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "Sur papier",
  sheetIntroduction: ({ most }) =>
    `Imprime les révisions du jour, ${most} éléments au plus, et réponds au stylo. Les réponses sont sur une page à part. Ensuite, saisis ici ce que tu as coché.`,
  printSheet: () => "Imprimer",
  printByBrowser: () => "Imprime cette page avec ton navigateur.",
  nothingToPrint: () => "Rien à réviser aujourd’hui, donc rien à imprimer.",

  // Finding a sheet
  sheetCode: () => "Code d’une feuille",
  sheetCodeHint: () => "Il est imprimé en haut, sous la forme K7MF-2QXD.",
  openSheet: () => "Ouvrir",
  anotherSheet: () => "Saisir une autre feuille",
  todaysSheet: () => "Feuille du jour",
  sheetNotFound: () => "Aucune feuille ne porte ce code. Les feuilles sont conservées 60 jours.",

  // Entering
  enterAnswers: () => "Ce que tu as coché",
  leftOut: () => "Sans réponse",
  itemGone: () => "Supprimée depuis.",
  enteredRight: ({ answer }) => `Saisi : ${answer}. Juste.`,
  enteredWrong: ({ answer, right }) => `Saisi : ${answer}. La bonne réponse est ${right}.`,
  entered: ({ answer }) => `Saisi : ${answer}.`,
  saveSheet: () => "Enregistrer les réponses",
  nothingTicked: () => "Choisis au moins une réponse.",
  sheetNotSaved: () => "Les réponses n’ont pas été enregistrées",
  sheetSaved: ({ count }) =>
    plural(count, { one: "# réponse enregistrée", other: "# réponses enregistrées" }, "fr"),
  sheetSavedBefore: () => "Ces réponses étaient déjà enregistrées",

  // The printed sheet
  printedTitle: ({ day }) => `Révisions, ${day}`,
  printedCode: ({ code }) => `Code ${code}`,
  printedHow: () =>
    "Coche un seul choix par question, et écris les réponses des cartes sur la ligne. Passe ensuite aux réponses.",
  printedAnswers: () => "Réponses",
  printedEnter: ({ address }) =>
    `Coche la difficulté de chaque carte. Saisis ensuite le tout sur ${address}.`,
  nothingForSheet: () => "Rien à réviser, donc rien à imprimer.",
} satisfies Catalogue<typeof import("../en/sheet")>;
