import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "Revisão",
  today: () => "Hoje",
  itemsToday: ({ due, fresh }) => {
    const known = plural(due, { other: "# para revisar" }, "pt");
    const added = plural(fresh, { one: "# novo", other: "# novos" }, "pt");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },
  itemsDueToday: ({ count }) => plural(count, { one: "# para hoje", other: "# para hoje" }, "pt"),
  modeWithDue: ({ count }) =>
    plural(count, { one: "Revisão, # para hoje", other: "Revisão, # para hoje" }, "pt"),
  aboutMinutes: ({ count }) =>
    plural(count, { one: "Cerca de # minuto.", other: "Cerca de # minutos." }, "pt"),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) =>
    plural(
      count,
      {
        one: "Mais # fica para outro dia.",
        other: "Mais # ficam para outro dia.",
      },
      "pt",
    ),
  start: () => "Começar revisão",
  goOnReviewing: () => "Continuar",
  doneToday: () => "Pronto por hoje",
  nothingKept: () => "Nada para revisar ainda",
  nothingKeptHint: () =>
    "Termine um quiz ou crie flashcards e escolha “Guardar para revisar”. Cada questão volta pouco antes de você esquecer.",
  uploadFirstHint: () =>
    "Envie um documento. Crie um quiz ou flashcards com ele e escolha “Guardar para revisar”: cada questão volta pouco antes de você esquecer.",
  keepBelowHint: () =>
    "Escolha abaixo “Guardar para revisar”. Cada questão volta pouco antes de você esquecer.",
  makeCards: () => "Criar flashcards",
  makeQuiz: () => "Criar quiz",
  uploadDocument: () => "Enviar um documento",
  addPastPaper: () => "Adicionar uma prova anterior",
  importCards: () => "Importar flashcards",
  notInReview: () => "Ainda não está na Revisão",
  keepWork: () => "Guardar para revisar",
  leaveWork: () => "Agora não",
  nextTomorrow: () => "Próxima revisão: amanhã.",
  nextIn: ({ interval }) => `Próxima revisão: em ${interval}.`,
  nothingScheduled: () => "Nada programado.",

  // What was begun
  unfinished: () => "Para terminar",
  lastDocument: () => "Seu último documento",
  finishWork: ({ title }) => `Terminar “${title}”`,
  openDocument: ({ name }) => `Abrir ${name}`,

  // The days ahead
  daysAhead: () => "Os próximos sete dias",
  dayLoad: ({ day, count }) =>
    plural(
      count,
      { one: (number) => `${day}: ${number} item`, other: (number) => `${day}: ${number} itens` },
      "pt",
    ),

  // Courses
  courses: () => "Disciplinas",
  coursesHint: () => "Reúna os documentos de uma disciplina e marque a data da prova.",
  allCourses: () => "Todas as disciplinas",

  // Daily limits
  settings: () => "Limites diários",
  newPerDay: () => "Itens novos por dia",
  duePerDay: () => "Revisões por dia",
  limitsHint: () =>
    "O que passa do limite fica para os próximos dias. Os erros de hoje sempre voltam.",
  saveSettings: () => "Salvar",
  saving: () => "Salvando…",
  settingsSavedTitle: () => "Limites diários salvos",
  settingsNotSavedTitle: () => "Os limites diários não foram salvos",
  limitOutOfRange: ({ min, max }) => `Escolha um número de ${min} a ${max}.`,

  // Keeping items
  workNotFound: () => "Não encontramos o que você queria guardar. Talvez já tenha sido excluído.",
  keptTitle: () => "Guardado para revisar",
  kept: ({ count }) =>
    plural(
      count,
      {
        one: "# item volta na Revisão quando chegar a hora.",
        other: "# itens voltam na Revisão quando chegar a hora.",
      },
      "pt",
    ),
  keptQuestions: () => "Questões guardadas",
  notKeptTitle: () => "Nada foi guardado",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
} satisfies Catalogue<typeof import("../en/today")>;
