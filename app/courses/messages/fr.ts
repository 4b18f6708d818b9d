import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "Matières",
  coursesHint: () =>
    "Une matière regroupe les documents d’un même cours. Avec une date d’examen, le mode Révisions fait tout revenir avant ce jour.",
  makeCourse: () => "Nouvelle matière",
  noCourses: () => "Aucune matière pour l’instant",
  noCoursesHint: () =>
    "Regroupe les documents d’un même cours et indique à Fennec la date de l’examen. Le mode Révisions fera tout revenir à temps.",
  makeFirstCourse: () => "Créer ta première matière",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      documents === 0
        ? "Aucun document"
        : plural(documents, { one: "# document", other: "# documents" }, "fr"),
      pages > 0 && plural(pages, { one: "# page", other: "# pages" }, "fr"),
      kept > 0 &&
        plural(
          kept,
          { one: "# carte ou question en révision", other: "# cartes et questions en révision" },
          "fr",
        ),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "Rien à réviser aujourd’hui";
    const known = plural(due, { other: "# à réviser" }, "fr");
    const added = plural(fresh, { one: "# nouvelle", other: "# nouvelles" }, "fr");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}, ${added}`;
  },

  // The exam
  noExam: () => "Pas de date d’examen",
  examToday: () => "Examen aujourd’hui",
  examTomorrow: () => "Examen demain",
  examInDays: ({ count, day }) =>
    plural(
      count,
      {
        one: (number) => `Examen dans ${number} jour, le ${day}`,
        other: (number) => `Examen dans ${number} jours, le ${day}`,
      },
      "fr",
    ),
  examOver: ({ day }) => `L’examen a eu lieu le ${day}`,

  // The form
  newCourseTitle: () => "Nouvelle matière",
  courseDetails: () => "Détails de la matière",
  name: () => "Nom",
  nameHint: () => "Par exemple « Biologie L1 ».",
  nameMissing: () => "Donne un nom à la matière.",
  nameTooLong: ({ count }) =>
    plural(
      count,
      {
        one: "Le nom doit faire # caractère au plus.",
        other: "Le nom doit faire # caractères au plus.",
      },
      "fr",
    ),
  examDate: () => "Date de l’examen",
  examDateHint: () => "Facultatif. Tu peux l’ajouter, la déplacer ou la retirer à tout moment.",
  examImpossible: () => "Ce jour n’existe pas. Vérifie la date de l’examen.",
  examPast: () => "Ce jour est passé. Choisis aujourd’hui ou un jour à venir.",
  examTooFar: () => "Choisis un jour dans les deux prochaines années.",
  courseDocuments: () => "Documents",
  noDocuments: () =>
    "Tu n’as pas encore de documents. Tu pourras en ajouter à la matière plus tard.",
  uploadDocuments: () => "Importer des documents",
  tooManyDocuments: ({ count }) =>
    plural(
      count,
      {
        one: "Une matière contient # document au plus.",
        other: "Une matière contient # documents au plus.",
      },
      "fr",
    ),
  nothingToChange: () => "Envoie `name`, `examOn` ou `fileIds`.",
  showDays: () => "Afficher les jours",
  save: () => "Enregistrer la matière",
  saving: () => "Enregistrement…",
  savedTitle: () => "Matière enregistrée",
  notSavedTitle: () => "La matière n’a pas été enregistrée",
  noAnswer: () => "Impossible de joindre Fennec. Vérifie ta connexion et réessaie.",
  tooManyCourses: ({ count }) =>
    plural(
      count,
      {
        one: "Tu as # matière, le maximum. Supprimes-en une qui est terminée.",
        other: "Tu as # matières, le maximum. Supprimes-en une qui est terminée.",
      },
      "fr",
    ),
  noSuchCourseTitle: () => "Matière introuvable",
  courseNotFound: () => "Matière introuvable. Elle a peut-être été supprimée.",
  courseIsEmpty: ({ course }) =>
    `« ${course} » n’a pas encore de documents. Ajoutes-en à la matière, puis réessaie.`,
  documentNotFound: () => "Un des documents est introuvable. Il a peut-être été supprimé.",

  // The days until the exam
  daysUntilExam: () => "Jusqu’à l’examen",
  notSavedYet: () => "Voici ce que cela donnerait. Rien n’est encore enregistré.",
  loadHint: () =>
    "Chaque carte et chaque question compte le jour où elle apparaît pour la première fois. S’y ajoutent les répétitions de ce qui est nouveau ou oublié et les révisions supplémentaires des derniers jours.",
  nothingInReview: () =>
    "Rien de ces documents n’est encore dans tes révisions. Crée des flashcards ou un quiz, puis choisis « Ajouter aux révisions ».",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        one: (number) =>
          `Pour tout commencer avant l’examen, il te faut ${number} nouvel élément par jour. Ta limite quotidienne est de ${formatNumber(limit, "fr")}.`,
        other: (number) =>
          `Pour tout commencer avant l’examen, il te faut ${number} nouveaux éléments par jour. Ta limite quotidienne est de ${formatNumber(limit, "fr")}.`,
      },
      "fr",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `Pour tout réviser avant l’examen, il te faut ${number} éléments par jour. Ta limite quotidienne est de ${formatNumber(limit, "fr")}.`,
      },
      "fr",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `Tout ne tient pas avant l’examen. Même avec la limite la plus haute, ${formatNumber(highest, "fr")} nouveaux éléments par jour, ${formatNumber(covered, "fr")} sur ${formatNumber(all, "fr")} nouveaux viennent à temps.`,
  tooManyDue: ({ highest, covered, all }) =>
    `Tout ne tient pas avant l’examen. Même avec la limite la plus haute, ${formatNumber(highest, "fr")} révisions par jour, ${formatNumber(covered, "fr")} sur ${formatNumber(all, "fr")} viennent à temps.`,
  changeLimits: () => "Modifier les limites quotidiennes",
  day: () => "Jour",
  toReview: () => "À réviser",
  newItems: () => "Nouvelles",
  today: () => "Aujourd’hui",
  moreDays: ({ count }) =>
    plural(count, { one: "Afficher # jour de plus", other: "Afficher # jours de plus" }, "fr"),

  // One course
  allCourses: () => "Toutes tes matières",
  reviewCourse: () => "Réviser cette matière",
  studyCourse: () => "Étudier cette matière",
  studyGuide: () => "Fiche de révision",
  concepts: () => "Notions",
  exportNotes: () => "Exporter les notes du chat",
  emptyCourse: () =>
    "Cette matière est vide. Choisis ses documents ci-dessous, ou ajoute tes propres cartes et des annales.",
  nothingDue: () => "Rien à réviser aujourd’hui dans cette matière.",

  // Deleting
  deleteCourse: () => "Supprimer la matière",
  deleteTitle: () => "Supprimer cette matière ?",
  deleteQuestion: ({ course }) =>
    `« ${course} », sa conversation et sa date d’examen seront supprimées.`,
  documentsStay: () =>
    "Tes documents, tes cartes et tes questions restent. Ils reviendront dans tes révisions au rythme de ta mémoire.",
  deleting: () => "Suppression…",
  keepCourse: () => "Garder la matière",
  deletedTitle: () => "Matière supprimée",
  notDeletedTitle: () => "La matière n’a pas été supprimée",

  // Decks and past papers of no document
  withoutDocument: () => "Cartes et annales sans document",
  withoutDocumentHint: () =>
    "Tes propres cartes, les paquets importés et les annales peuvent aussi faire partie de cette matière.",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [`${title} (${collectionHolds({ count })})`, course && `actuellement dans ${course}`]
      .filter(Boolean)
      .join(", "),
  writeCard: () => "Écrire une flashcard",
  importCards: () => "Importer des cartes",
  addPastPaper: () => "Ajouter des annales",
  addCollection: () => "Ajouter à cette matière",
  addToCourse: () => "Ajouter",
  takeOut: () => "Retirer",
  takeOutOf: ({ title }) => `Retirer «\u00a0${title}\u00a0» de la matière`,
  putInTitle: () => "Ajouté à la matière",
  takenOutTitle: () => "Retiré de la matière",
  notMovedTitle: () => "La matière n’a pas été modifiée",
  collectionNotFound: () =>
    "Fennec n’a pas trouvé ce paquet ou ces annales. L’élément a peut-être été supprimé, ou il appartient à un document.",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(count, { one: "# élément", other: "# éléments" }, "fr");
}
