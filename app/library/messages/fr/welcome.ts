import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["Bonjour ", username],
  nothingToReadYet: () => "Importe de quoi étudier",
  introduction: () =>
    "Importe un chapitre, tes notes de cours ou la photo d’une page. Fennec les lit, puis tu peux poser des questions et te tester.",
  skip: () => "Passer et continuer",
  noFilesYet: () => "Aucun fichier pour l’instant",
  uploadLater: () => "Tu pourras importer des fichiers plus tard, depuis le panneau latéral.",
  continueWithout: () => "Continuer sans importer",
} satisfies Catalogue<typeof import("../en/welcome")>;
