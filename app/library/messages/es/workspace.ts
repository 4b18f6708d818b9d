import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "Formas de estudiar",
  studyMode: ({ mode }) => `Modo de estudio: ${mode}`,
  switchedTo: ({ mode }) => `Ahora en el modo ${mode}`,

  // The account menu
  accountMenu: ({ username }) => `Menú de la cuenta de ${username}`,
  premiumPlan: () => "Plan Premium",
  freePlan: () => "Plan gratuito",
  profile: () => "Perfil",
  soundtrack: () => "Música para estudiar",
  logOut: () => "Cerrar sesión",
  loggingOut: () => "Cerrando sesión…",

  // Auto TTS
  autoTts: () => "Leer en voz alta",
  autoTtsNeedsJavaScript: () => "Leer en voz alta necesita JavaScript",
  needsJavaScript: () => "necesita JavaScript",
  premiumReadsAloud: () => "Con Premium, Fennec lee las respuestas en voz alta",

  // The sidebar
  openMaterials: () => "Materiales de estudio, archivos:",
  materials: () => "Materiales de estudio",
  closeMaterials: () => "Cerrar",
  yourFiles: () => "Tus archivos",
  answeredBy: ({ engine }) => `Las respuestas las da ${engine}`,
  allMaterials: () => "Todos los materiales",
  courseOf: ({ count }) =>
    count === 0
      ? "Curso, sin documentos"
      : plural(count, { one: "Curso, # documento", other: "Curso, # documentos" }, "es"),
  readingPage: ({ page, pages }) => `Leyendo la página ${page} de ${pages}`,
  readingText: () => "Leyendo el texto",
  noTextRead: () => "Fennec no pudo leer el texto. Sube una copia más nítida.",
  typeAndSize: ({ type, size }) => `${type}, ${size}`,

  // The preview
  previewOf: ({ file }) => `Vista previa de ${file}`,
  noPreview: () => "Vista previa no disponible",
  pictureFailed: ({ status }) => `No se pudo cargar la vista previa (${status})`,
  thumbnailFailed: ({ status }) => `No se pudo cargar la miniatura (${status})`,

  // The conversation
  resetChat: () => "Reiniciar chat",
  resettingChat: () => "Reiniciando…",
  exportNotes: () => "Exportar notas",
  exportingNotes: () => "Exportando…",
  emptyConversation: () => "No hay nada que reiniciar ni exportar hasta que preguntes algo.",
  notesExported: () => "Notas exportadas",
  exportFailedTitle: () => "No se pudo exportar",
  exportFailed: () => "No se pudieron exportar tus notas. Inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/workspace")>;
