import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "Repaso",
  today: () => "Hoy",
  itemsToday: ({ due, fresh }) => {
    const known = plural(due, { other: "# por repasar" }, "es");
    const added = plural(fresh, { one: "# nueva", other: "# nuevas" }, "es");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },
  itemsDueToday: ({ count }) =>
    plural(count, { one: "# pendiente hoy", other: "# pendientes hoy" }, "es"),
  modeWithDue: ({ count }) =>
    plural(count, { one: "Repaso, # pendiente", other: "Repaso, # pendientes" }, "es"),
  aboutMinutes: ({ count }) =>
    plural(count, { one: "Alrededor de # minuto.", other: "Unos # minutos." }, "es"),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) =>
    plural(
      count,
      {
        one: "# más espera a otro día.",
        other: "# más esperan a otro día.",
      },
      "es",
    ),
  start: () => "Empezar a repasar",
  goOnReviewing: () => "Seguir",
  doneToday: () => "Listo por hoy",
  nothingKept: () => "Aún no hay nada que repasar",
  nothingKeptHint: () =>
    "Termina un cuestionario o crea tarjetas y elige “Guardar para repasar”. Cada pregunta volverá justo antes de que la olvides.",
  uploadFirstHint: () =>
    "Sube un documento. Crea con él un cuestionario o tarjetas y elige “Guardar para repasar”: cada pregunta volverá justo antes de que la olvides.",
  keepBelowHint: () =>
    "Elige abajo “Guardar para repasar”. Cada pregunta volverá justo antes de que la olvides.",
  makeCards: () => "Crear tarjetas",
  makeQuiz: () => "Crear cuestionario",
  uploadDocument: () => "Subir un documento",
  addPastPaper: () => "Añadir un examen de años anteriores",
  importCards: () => "Importar tarjetas",
  notInReview: () => "Aún no está en el repaso",
  keepWork: () => "Guardar para repasar",
  leaveWork: () => "Ahora no",
  nextTomorrow: () => "Próximo repaso: mañana.",
  nextIn: ({ interval }) => `Próximo repaso: en ${interval}.`,
  nothingScheduled: () => "No hay nada programado.",

  // What was begun
  unfinished: () => "Sin terminar",
  lastDocument: () => "Tu último documento",
  finishWork: ({ title }) => `Terminar “${title}”`,
  openDocument: ({ name }) => `Abrir ${name}`,

  // The days ahead
  daysAhead: () => "Los próximos siete días",
  dayLoad: ({ day, count }) => `${day}: ${plural(count, { other: "# por repasar" }, "es")}`,

  // Courses
  courses: () => "Cursos",
  coursesHint: () => "Reúne los documentos de una materia y fija la fecha de su examen.",
  allCourses: () => "Todos los cursos",

  // Daily limits
  settings: () => "Límites diarios",
  newPerDay: () => "Nuevas al día",
  duePerDay: () => "Repasos al día",
  limitsHint: () =>
    "Lo que supera el límite espera a los días siguientes. Los errores de hoy siempre vuelven.",
  saveSettings: () => "Guardar",
  saving: () => "Guardando…",
  settingsSavedTitle: () => "Límites diarios guardados",
  settingsNotSavedTitle: () => "No se guardaron los límites diarios",
  limitOutOfRange: ({ min, max }) => `Elige un número de ${min} a ${max}.`,

  // Keeping items
  workNotFound: () => "No encontramos lo que querías guardar. Puede que se haya eliminado.",
  keptTitle: () => "Guardado para repasar",
  kept: ({ count }) =>
    plural(
      count,
      {
        one: "# volverá a aparecer en el repaso cuando toque.",
        other: "# volverán a aparecer en el repaso cuando toque.",
      },
      "es",
    ),
  keptQuestions: () => "Preguntas guardadas",
  notKeptTitle: () => "No se guardó nada",
  noAnswer: () => "No se pudo conectar con Fennec. Revisa tu conexión e inténtalo de nuevo.",
} satisfies Catalogue<typeof import("../en/today")>;
