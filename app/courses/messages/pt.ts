import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "Disciplinas",
  coursesHint: () =>
    "Reúna os documentos de cada disciplina. Com a data da prova, a Revisão traz tudo de volta antes desse dia.",
  makeCourse: () => "Nova disciplina",
  noCourses: () => "Nenhuma disciplina ainda",
  noCoursesHint: () =>
    "Reúna os documentos de uma disciplina e diga ao Fennec quando é a prova. A Revisão traz tudo de volta a tempo.",
  makeFirstCourse: () => "Criar primeira disciplina",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      documents === 0
        ? "Sem documentos"
        : plural(documents, { one: "# documento", other: "# documentos" }, "pt"),
      pages > 0 && plural(pages, { one: "# página", other: "# páginas" }, "pt"),
      kept > 0 &&
        plural(
          kept,
          { one: "# flashcard ou questão na Revisão", other: "# flashcards e questões na Revisão" },
          "pt",
        ),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "Nada para hoje";
    const known = plural(due, { other: "# para revisar" }, "pt");
    const added = plural(fresh, { one: "# novo", other: "# novos" }, "pt");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },

  // The exam
  noExam: () => "Sem data de prova",
  examToday: () => "Prova hoje",
  examTomorrow: () => "Prova amanhã",
  examInDays: ({ count, day }) =>
    plural(
      count,
      {
        one: (number) => `Prova daqui a ${number} dia (${day})`,
        other: (number) => `Prova daqui a ${number} dias (${day})`,
      },
      "pt",
    ),
  examOver: ({ day }) => `A prova foi em ${day}`,

  // The form
  newCourseTitle: () => "Nova disciplina",
  courseDetails: () => "Detalhes da disciplina",
  name: () => "Nome",
  nameHint: () => "Por exemplo, “Biologia I”.",
  nameMissing: () => "Dê um nome à disciplina.",
  nameTooLong: ({ count }) =>
    plural(
      count,
      {
        one: "O nome pode ter no máximo # caractere.",
        other: "O nome pode ter no máximo # caracteres.",
      },
      "pt",
    ),
  examDate: () => "Data da prova",
  examDateHint: () => "Opcional. Você pode adicionar, mudar ou remover quando quiser.",
  examImpossible: () => "Esse dia não existe. Confira a data da prova.",
  examPast: () => "Esse dia já passou. Escolha hoje ou um dia futuro.",
  examTooFar: () => "Escolha um dia nos próximos dois anos.",
  courseDocuments: () => "Documentos",
  noDocuments: () => "Você ainda não tem documentos. Dá para adicioná-los à disciplina depois.",
  uploadDocuments: () => "Enviar documentos",
  tooManyDocuments: ({ count }) =>
    plural(
      count,
      {
        one: "Uma disciplina pode ter no máximo # documento.",
        other: "Uma disciplina pode ter no máximo # documentos.",
      },
      "pt",
    ),
  nothingToChange: () => "Envie `name`, `examOn` ou `fileIds`.",
  showDays: () => "Ver os dias",
  save: () => "Salvar disciplina",
  saving: () => "Salvando…",
  savedTitle: () => "Disciplina salva",
  notSavedTitle: () => "A disciplina não foi salva",
  noAnswer: () => "Não foi possível conectar ao Fennec. Verifique sua conexão e tente de novo.",
  tooManyCourses: ({ count }) =>
    plural(
      count,
      {
        one: "Você tem # disciplina, que é o máximo. Exclua uma que já terminou.",
        other: "Você tem # disciplinas, que é o máximo. Exclua uma que já terminou.",
      },
      "pt",
    ),
  noSuchCourseTitle: () => "Disciplina não encontrada",
  courseNotFound: () => "Não encontramos essa disciplina. Talvez já tenha sido excluída.",
  courseIsEmpty: ({ course }) =>
    `“${course}” ainda não tem documentos. Adicione alguns à disciplina e tente de novo.`,
  documentNotFound: () => "Não encontramos um dos documentos. Talvez já tenha sido excluído.",

  // The days until the exam
  daysUntilExam: () => "Até a prova",
  notSavedYet: () => "Ficaria assim. Nada foi salvo ainda.",
  loadHint: () =>
    "Cada flashcard e cada questão conta no dia em que aparece pela primeira vez. As repetições do que é novo ou foi esquecido e as revisões extras dos últimos dias se somam a isso.",
  nothingInReview: () =>
    "Nada destes documentos está na Revisão ainda. Crie flashcards ou um quiz e escolha “Guardar para revisar”.",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        one: (number) =>
          `Para começar tudo antes da prova, você precisa de ${number} item novo por dia. Seu limite diário é ${formatNumber(limit, "pt")}.`,
        other: (number) =>
          `Para começar tudo antes da prova, você precisa de ${number} itens novos por dia. Seu limite diário é ${formatNumber(limit, "pt")}.`,
      },
      "pt",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `Para revisar tudo antes da prova, você precisa de ${number} itens por dia. Seu limite diário é ${formatNumber(limit, "pt")}.`,
      },
      "pt",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `Não dá para cobrir tudo antes da prova. Mesmo com o limite mais alto, ${formatNumber(highest, "pt")} itens novos por dia, ${formatNumber(covered, "pt")} de ${formatNumber(all, "pt")} itens novos chegam a tempo.`,
  tooManyDue: ({ highest, covered, all }) =>
    `Não dá para cobrir tudo antes da prova. Mesmo com o limite mais alto, ${formatNumber(highest, "pt")} revisões por dia, ${formatNumber(covered, "pt")} de ${formatNumber(all, "pt")} chegam a tempo.`,
  changeLimits: () => "Mudar limites diários",
  day: () => "Dia",
  toReview: () => "Para revisar",
  newItems: () => "Novos",
  today: () => "Hoje",
  moreDays: ({ count }) => plural(count, { one: "Ver mais # dia", other: "Ver mais # dias" }, "pt"),

  // One course
  allCourses: () => "Todas as disciplinas",
  reviewCourse: () => "Revisar esta disciplina",
  studyCourse: () => "Estudar esta disciplina",
  studyGuide: () => "Guia de estudo",
  concepts: () => "Conceitos",
  exportNotes: () => "Exportar anotações do chat",
  emptyCourse: () =>
    "Esta disciplina está vazia. Escolha os documentos abaixo ou adicione seus próprios flashcards e provas anteriores.",
  nothingDue: () => "Não há nada para revisar hoje nesta disciplina.",

  // Deleting
  deleteCourse: () => "Excluir disciplina",
  deleteTitle: () => "Excluir esta disciplina?",
  deleteQuestion: ({ course }) => `“${course}”, o chat dela e a data da prova serão excluídos.`,
  documentsStay: () =>
    "Seus documentos, flashcards e questões continuam. Eles voltam na Revisão conforme sua memória precisar.",
  deleting: () => "Excluindo…",
  keepCourse: () => "Manter disciplina",
  deletedTitle: () => "Disciplina excluída",
  notDeletedTitle: () => "A disciplina não foi excluída",

  // Decks and past papers of no document
  withoutDocument: () => "Flashcards e provas anteriores sem documento",
  withoutDocumentHint: () =>
    "Seus próprios flashcards, baralhos importados e provas anteriores também podem fazer parte desta disciplina.",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [`${title} (${collectionHolds({ count })})`, course && `agora em ${course}`]
      .filter(Boolean)
      .join(", "),
  writeCard: () => "Escrever flashcard",
  importCards: () => "Importar flashcards",
  addPastPaper: () => "Adicionar uma prova anterior",
  addCollection: () => "Adicionar a esta disciplina",
  addToCourse: () => "Adicionar",
  takeOut: () => "Remover",
  takeOutOf: ({ title }) => `Remover “${title}” da disciplina`,
  putInTitle: () => "Adicionado à disciplina",
  takenOutTitle: () => "Removido da disciplina",
  notMovedTitle: () => "A disciplina não foi alterada",
  collectionNotFound: () =>
    "O Fennec não encontrou esse baralho ou prova. Talvez tenha sido excluído ou pertença a um documento.",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(count, { one: "# item", other: "# itens" }, "pt");
}
