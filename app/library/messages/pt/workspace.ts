import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "Modos de estudo",
  studyMode: ({ mode }) => `Modo de estudo: ${mode}`,
  switchedTo: ({ mode }) => `Agora no modo ${mode}`,

  // The account menu
  accountMenu: ({ username }) => `Menu da conta de ${username}`,
  premiumPlan: () => "Plano Premium",
  freePlan: () => "Plano gratuito",
  profile: () => "Perfil",
  soundtrack: () => "Música para estudar",
  logOut: () => "Sair",
  loggingOut: () => "Saindo…",

  // Auto TTS
  autoTts: () => "Ler em voz alta",
  autoTtsNeedsJavaScript: () => "Ler em voz alta precisa de JavaScript",
  needsJavaScript: () => "precisa de JavaScript",
  premiumReadsAloud: () => "Com o Premium, o Fennec lê as respostas em voz alta",

  // The sidebar
  openMaterials: () => "Materiais de estudo, arquivos:",
  materials: () => "Materiais de estudo",
  closeMaterials: () => "Fechar",
  yourFiles: () => "Seus arquivos",
  answeredBy: ({ engine }) => `Quem responde é ${engine}`,
  allMaterials: () => "Todos os materiais",
  courseOf: ({ count }) =>
    count === 0
      ? "Disciplina, sem documentos"
      : plural(count, { one: "Disciplina, # documento", other: "Disciplina, # documentos" }, "pt"),
  readingPage: ({ page, pages }) => `Lendo a página ${page} de ${pages}`,
  readingText: () => "Lendo o texto",
  noTextRead: () => "O Fennec não conseguiu ler nenhum texto. Tente enviar uma cópia mais nítida.",
  typeAndSize: ({ type, size }) => `${type}, ${size}`,

  // The preview
  previewOf: ({ file }) => `Prévia de ${file}`,
  noPreview: () => "Prévia indisponível",
  pictureFailed: ({ status }) => `Não foi possível carregar a prévia (${status})`,
  thumbnailFailed: ({ status }) => `Não foi possível carregar a miniatura (${status})`,

  // The conversation
  resetChat: () => "Reiniciar chat",
  resettingChat: () => "Reiniciando…",
  exportNotes: () => "Exportar anotações",
  exportingNotes: () => "Exportando…",
  emptyConversation: () => "Não há nada para reiniciar ou exportar até você perguntar algo.",
  notesExported: () => "Anotações exportadas",
  exportFailedTitle: () => "Não foi possível exportar",
  exportFailed: () => "Não foi possível exportar suas anotações. Tente de novo.",
} satisfies Catalogue<typeof import("../en/workspace")>;
