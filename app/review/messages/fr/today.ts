import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "Révisions",
  today: () => "Aujourd’hui",
  itemsToday: ({ due, fresh }) => {
    const known = plural(due, { other: "# à réviser" }, "fr");
    const added = plural(fresh, { one: "# nouvelle", other: "# nouvelles" }, "fr");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },
  itemsDueToday: ({ count }) => plural(count, { other: "# à réviser" }, "fr"),
  modeWithDue: ({ count }) => plural(count, { other: "Révisions, # à réviser" }, "fr"),
  aboutMinutes: ({ count }) =>
    plural(count, { one: "Environ # minute.", other: "Environ # minutes." }, "fr"),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) =>
    plural(
      count,
      {
        one: "# de plus attendra un autre jour.",
        other: "# de plus attendront un autre jour.",
      },
      "fr",
    ),
  start: () => "Commencer à réviser",
  goOnReviewing: () => "Continuer",
  doneToday: () => "Terminé pour aujourd’hui",
  nothingKept: () => "Rien à réviser pour l’instant",
  nothingKeptHint: () =>
    "Termine un quiz ou crée des flashcards, puis choisis « Ajouter aux révisions ». Chaque question revient alors juste avant que tu l’oublies.",
  uploadFirstHint: () =>
    "Importe un document. Crée un quiz ou des flashcards à partir de celui-ci, puis choisis «\u00a0Ajouter aux révisions\u00a0»\u00a0: chaque question revient alors juste avant que tu l’oublies.",
  keepBelowHint: () =>
    "Choisis ci-dessous «\u00a0Ajouter aux révisions\u00a0». Chaque question revient alors juste avant que tu l’oublies.",
  makeCards: () => "Créer des flashcards",
  makeQuiz: () => "Créer un quiz",
  uploadDocument: () => "Importer un document",
  addPastPaper: () => "Ajouter des annales",
  importCards: () => "Importer des cartes",
  notInReview: () => "Pas encore dans tes révisions",
  keepWork: () => "Ajouter aux révisions",
  leaveWork: () => "Plus tard",
  nextTomorrow: () => "Prochaine révision : demain.",
  nextIn: ({ interval }) => `Prochaine révision : dans ${interval}.`,
  nothingScheduled: () => "Rien n’est programmé.",

  // What was begun
  unfinished: () => "À terminer",
  lastDocument: () => "Ton dernier document",
  finishWork: ({ title }) => `Terminer «\u00a0${title}\u00a0»`,
  openDocument: ({ name }) => `Ouvrir ${name}`,

  // The days ahead
  daysAhead: () => "Les sept prochains jours",
  dayLoad: ({ day, count }) =>
    plural(
      count,
      {
        one: (number) => `${day} : ${number} élément`,
        other: (number) => `${day} : ${number} éléments`,
      },
      "fr",
    ),

  // Courses
  courses: () => "Matières",
  coursesHint: () => "Regroupe les documents d’une même matière et indique la date de l’examen.",
  allCourses: () => "Toutes tes matières",

  // Daily limits
  settings: () => "Limites quotidiennes",
  newPerDay: () => "Nouveaux éléments par jour",
  duePerDay: () => "Révisions par jour",
  limitsHint: () =>
    "Ce qui dépasse la limite attend les jours suivants. Les erreurs du jour reviennent toujours.",
  saveSettings: () => "Enregistrer",
  saving: () => "Enregistrement…",
  settingsSavedTitle: () => "Limites quotidiennes enregistrées",
  settingsNotSavedTitle: () => "Les limites quotidiennes n’ont pas été enregistrées",
  limitOutOfRange: ({ min, max }) => `Choisis un nombre entre ${min} et ${max}.`,

  // Keeping items
  workNotFound: () =>
    "Ce que tu voulais ajouter aux révisions est introuvable. Il a peut-être été supprimé.",
  keptTitle: () => "Ajouté aux révisions",
  kept: ({ count }) =>
    plural(
      count,
      {
        one: "# élément reviendra dans tes révisions le moment venu.",
        other: "# éléments reviendront dans tes révisions le moment venu.",
      },
      "fr",
    ),
  keptQuestions: () => "Questions gardées",
  notKeptTitle: () => "Rien n’a été ajouté aux révisions",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
} satisfies Catalogue<typeof import("../en/today")>;
