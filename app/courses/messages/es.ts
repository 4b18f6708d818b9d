import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "Cursos",
  coursesHint: () =>
    "Un curso reúne los documentos de una materia. Si le pones fecha de examen, en el repaso volverás a verlo todo antes de ese día.",
  makeCourse: () => "Nuevo curso",
  noCourses: () => "Aún no hay cursos",
  noCoursesHint: () =>
    "Reúne los documentos de una materia y dile a Fennec cuándo es el examen. Así, en el repaso volverás a verlo todo a tiempo.",
  makeFirstCourse: () => "Crear tu primer curso",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      documents === 0
        ? "Sin documentos"
        : plural(documents, { one: "# documento", other: "# documentos" }, "es"),
      pages > 0 && plural(pages, { one: "# página", other: "# páginas" }, "es"),
      kept > 0 &&
        plural(
          kept,
          { one: "# tarjeta o pregunta en repaso", other: "# tarjetas y preguntas en repaso" },
          "es",
        ),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "Nada pendiente hoy";
    const known = plural(due, { other: "# por repasar" }, "es");
    const added = plural(fresh, { one: "# nueva", other: "# nuevas" }, "es");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },

  // The exam
  noExam: () => "Sin fecha de examen",
  examToday: () => "Examen hoy",
  examTomorrow: () => "Examen mañana",
  examInDays: ({ count, day }) =>
    plural(
      count,
      {
        one: (number) => `Examen en ${number} día, el ${day}`,
        other: (number) => `Examen en ${number} días, el ${day}`,
      },
      "es",
    ),
  examOver: ({ day }) => `El examen fue el ${day}`,

  // The form
  newCourseTitle: () => "Nuevo curso",
  courseDetails: () => "Detalles del curso",
  name: () => "Nombre",
  nameHint: () => "Por ejemplo, “Biología I”.",
  nameMissing: () => "Ponle un nombre al curso.",
  nameTooLong: ({ count }) =>
    plural(
      count,
      {
        one: "El nombre puede tener como máximo # carácter.",
        other: "El nombre puede tener como máximo # caracteres.",
      },
      "es",
    ),
  examDate: () => "Fecha del examen",
  examDateHint: () => "Opcional. Puedes añadirla, cambiarla o quitarla cuando quieras.",
  examImpossible: () => "Ese día no existe. Revisa la fecha del examen.",
  examPast: () => "Ese día ya pasó. Elige hoy o un día posterior.",
  examTooFar: () => "Elige un día dentro de los próximos dos años.",
  courseDocuments: () => "Documentos",
  noDocuments: () => "Aún no tienes documentos. Podrás añadirlos al curso más adelante.",
  uploadDocuments: () => "Subir documentos",
  tooManyDocuments: ({ count }) =>
    plural(
      count,
      {
        one: "En un curso cabe # documento como máximo.",
        other: "En un curso caben # documentos como máximo.",
      },
      "es",
    ),
  nothingToChange: () => "Envía `name`, `examOn` o `fileIds`.",
  showDays: () => "Ver los días",
  save: () => "Guardar curso",
  saving: () => "Guardando…",
  savedTitle: () => "Curso guardado",
  notSavedTitle: () => "No se guardó el curso",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
  tooManyCourses: ({ count }) =>
    plural(
      count,
      {
        one: "Tienes # curso, que es el máximo. Elimina uno que ya haya terminado.",
        other: "Tienes # cursos, que es el máximo. Elimina uno que ya haya terminado.",
      },
      "es",
    ),
  noSuchCourseTitle: () => "Curso no encontrado",
  courseNotFound: () => "No encontramos ese curso. Puede que se haya eliminado.",
  courseIsEmpty: ({ course }) =>
    `“${course}” aún no tiene documentos. Añade alguno al curso e inténtalo de nuevo.`,
  documentNotFound: () => "No encontramos uno de los documentos. Puede que se haya eliminado.",

  // The days until the exam
  daysUntilExam: () => "Hasta el examen",
  notSavedYet: () => "Así quedaría. Aún no se ha guardado nada.",
  loadHint: () =>
    "Cada tarjeta y pregunta cuenta el día en que aparece por primera vez. Las repeticiones de lo nuevo y lo olvidado, y los repasos extra de los últimos días, se suman a eso.",
  nothingInReview: () =>
    "Aún no hay nada de estos documentos en el repaso. Crea tarjetas o un cuestionario y elige “Guardar para repasar”.",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `Para empezarlo todo antes del examen necesitas ${number} nuevas al día. Tu límite diario es ${formatNumber(limit, "es")}.`,
      },
      "es",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `Para repasarlo todo antes del examen necesitas ${number} al día. Tu límite diario es ${formatNumber(limit, "es")}.`,
      },
      "es",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `No da tiempo a todo antes del examen. Incluso con el límite más alto, ${formatNumber(highest, "es")} nuevas al día, llegan ${formatNumber(covered, "es")} de ${formatNumber(all, "es")} nuevas.`,
  tooManyDue: ({ highest, covered, all }) =>
    `No da tiempo a todo antes del examen. Incluso con el límite más alto, ${formatNumber(highest, "es")} repasos al día, llegan ${formatNumber(covered, "es")} de ${formatNumber(all, "es")}.`,
  changeLimits: () => "Cambiar los límites diarios",
  day: () => "Día",
  toReview: () => "Por repasar",
  newItems: () => "Nuevas",
  today: () => "Hoy",
  moreDays: ({ count }) => plural(count, { one: "Ver # día más", other: "Ver # días más" }, "es"),

  // One course
  allCourses: () => "Todos los cursos",
  reviewCourse: () => "Repasar este curso",
  studyCourse: () => "Estudiar este curso",
  studyGuide: () => "Guía de estudio",
  concepts: () => "Conceptos",
  exportNotes: () => "Exportar notas del chat",
  emptyCourse: () =>
    "Este curso está vacío. Elige abajo sus documentos o añade tus propias tarjetas y exámenes de años anteriores.",
  nothingDue: () => "Hoy no tienes nada pendiente en este curso.",

  // Deleting
  deleteCourse: () => "Eliminar curso",
  deleteTitle: () => "¿Eliminar este curso?",
  deleteQuestion: ({ course }) => `Se eliminarán “${course}”, su chat y su fecha de examen.`,
  documentsStay: () =>
    "Tus documentos, tarjetas y preguntas se conservan. Seguirán apareciendo en el repaso cuando tu memoria lo necesite.",
  deleting: () => "Eliminando…",
  keepCourse: () => "Conservar curso",
  deletedTitle: () => "Curso eliminado",
  notDeletedTitle: () => "No se eliminó el curso",

  // Decks and past papers of no document
  withoutDocument: () => "Tarjetas y exámenes de años anteriores sin documento",
  withoutDocumentHint: () =>
    "Tus propias tarjetas, los mazos importados y los exámenes de años anteriores también pueden formar parte de este curso.",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [`${title} (${collectionHolds({ count })})`, course && `ahora en ${course}`]
      .filter(Boolean)
      .join(", "),
  writeCard: () => "Escribir una tarjeta",
  importCards: () => "Importar tarjetas",
  addPastPaper: () => "Añadir un examen de años anteriores",
  addCollection: () => "Añadir a este curso",
  addToCourse: () => "Añadir",
  takeOut: () => "Quitar",
  takeOutOf: ({ title }) => `Quitar “${title}” del curso`,
  putInTitle: () => "Añadido al curso",
  takenOutTitle: () => "Quitado del curso",
  notMovedTitle: () => "No se cambió el curso",
  collectionNotFound: () =>
    "No encontramos ese mazo o examen. Puede que se haya eliminado o que pertenezca a un documento.",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(count, { one: "# elemento", other: "# elementos" }, "es");
}
