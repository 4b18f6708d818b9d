import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "Modes d’étude",
  studyMode: ({ mode }) => `Mode d’étude : ${mode}`,
  switchedTo: ({ mode }) => `Mode ${mode}`,

  // The account menu
  accountMenu: ({ username }) => `Menu du compte de ${username}`,
  premiumPlan: () => "Offre Premium",
  freePlan: () => "Offre gratuite",
  profile: () => "Profil",
  soundtrack: () => "Musique d’étude",
  logOut: () => "Se déconnecter",
  loggingOut: () => "Déconnexion…",

  // Auto TTS
  autoTts: () => "Lecture auto",
  autoTtsNeedsJavaScript: () => "La lecture automatique nécessite JavaScript",
  needsJavaScript: () => "nécessite JavaScript",
  premiumReadsAloud: () => "Avec Premium, Fennec lit ses réponses à voix haute",

  // The sidebar
  openMaterials: () => "Mes cours, nombre de fichiers :",
  materials: () => "Mes cours",
  closeMaterials: () => "Fermer",
  yourFiles: () => "Tes fichiers",
  answeredBy: ({ engine }) => `Réponses fournies par ${engine}`,
  allMaterials: () => "Tous tes cours",
  courseOf: ({ count }) =>
    count === 0
      ? "Matière, aucun document"
      : plural(count, { one: "Matière, # document", other: "Matière, # documents" }, "fr"),
  readingPage: ({ page, pages }) => `Lecture de la page ${page} sur ${pages}`,
  readingText: () => "Lecture du texte",
  noTextRead: () => "Fennec n’a pu lire aucun texte. Essaie d’importer une copie plus nette.",
  typeAndSize: ({ type, size }) => `${type}, ${size}`,

  // The preview
  previewOf: ({ file }) => `Aperçu de ${file}`,
  noPreview: () => "Aucun aperçu disponible",
  pictureFailed: ({ status }) => `Impossible de charger l’aperçu (${status})`,
  thumbnailFailed: ({ status }) => `Impossible de charger la miniature (${status})`,

  // The conversation
  resetChat: () => "Réinitialiser",
  resettingChat: () => "Réinitialisation…",
  exportNotes: () => "Exporter",
  exportingNotes: () => "Exportation…",
  emptyConversation: () => "Rien à réinitialiser ni à exporter avant ta première question.",
  notesExported: () => "Notes exportées",
  exportFailedTitle: () => "Échec de l’exportation",
  exportFailed: () => "Impossible d’exporter tes notes. Réessaie.",
} satisfies Catalogue<typeof import("../en/workspace")>;
