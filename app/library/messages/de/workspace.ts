import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "Lernmodi",
  studyMode: ({ mode }) => `Lernmodus: ${mode}`,
  switchedTo: ({ mode }) => `Lernmodus: ${mode}`,

  // The account menu
  accountMenu: ({ username }) => `Kontomenü von ${username}`,
  premiumPlan: () => "Premium-Tarif",
  freePlan: () => "Kostenloser Tarif",
  profile: () => "Profil",
  soundtrack: () => "Lern-Soundtrack",
  logOut: () => "Abmelden",
  loggingOut: () => "Wird abgemeldet\u00a0…",

  // Auto TTS
  autoTts: () => "Vorlesen",
  autoTtsNeedsJavaScript: () => "Vorlesen braucht JavaScript",
  needsJavaScript: () => "braucht JavaScript",
  premiumReadsAloud: () => "Mit Premium liest Fennec dir Antworten vor",

  // The sidebar
  openMaterials: () => "Lernmaterial, Dateien:",
  materials: () => "Lernmaterial",
  closeMaterials: () => "Schließen",
  yourFiles: () => "Deine Dateien",
  answeredBy: ({ engine }) => `Es antwortet: ${engine}`,
  allMaterials: () => "Gesamtes Material",
  courseOf: ({ count }) =>
    count === 0
      ? "Kurs, keine Dokumente"
      : plural(count, { one: "Kurs, # Dokument", other: "Kurs, # Dokumente" }, "de"),
  readingPage: ({ page, pages }) => `Seite ${page} von ${pages} wird gelesen`,
  readingText: () => "Text wird gelesen",
  noTextRead: () => "Fennec konnte keinen Text lesen. Versuch es mit einer besser lesbaren Kopie.",
  typeAndSize: ({ type, size }) => `${type}, ${size}`,

  // The preview
  previewOf: ({ file }) => `Vorschau von ${file}`,
  noPreview: () => "Keine Vorschau verfügbar",
  pictureFailed: ({ status }) => `Die Vorschau konnte nicht geladen werden (${status})`,
  thumbnailFailed: ({ status }) => `Das Vorschaubild konnte nicht geladen werden (${status})`,

  // The conversation
  resetChat: () => "Chat leeren",
  resettingChat: () => "Wird geleert\u00a0…",
  exportNotes: () => "Notizen exportieren",
  exportingNotes: () => "Wird exportiert\u00a0…",
  emptyConversation: () =>
    "Erst wenn du etwas gefragt hast, gibt es etwas zu leeren oder zu exportieren.",
  notesExported: () => "Notizen exportiert",
  exportFailedTitle: () => "Export fehlgeschlagen",
  exportFailed: () => "Deine Notizen konnten nicht exportiert werden. Versuch es noch mal.",
} satisfies Catalogue<typeof import("../en/workspace")>;
