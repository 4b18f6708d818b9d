import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import type { PaperProblem } from "../../past-paper/past-paper";

export default {
  // The page
  pastPaper: () => "Annales",
  pastPaperHint: () =>
    "Les questions accompagnées de leur réponse rejoignent tes révisions : celles à choix multiple comme questions, les autres comme cartes. Tu vois ce qui a été reconnu avant d’ajouter quoi que ce soit.",
  paperText: () => "Colle des questions et réponses",
  paperTextHint: () =>
    "Des questions numérotées, des choix précédés d’une lettre, et les réponses : après chaque question, marquées parmi les choix ou en liste à la fin.",
  paperFile: () => "Ou choisis un fichier",
  paperFileHint: ({ formats }) =>
    `${new Intl.ListFormat("fr", { type: "disjunction" }).format(formats)}, jusqu’à 25 Mo.`,
  checkPaper: () => "Lire le sujet",
  checkingPaper: () => "Lecture…",

  // What was recognised
  paperItems: ({ questions, cards }) =>
    `${plural(questions, { one: "# question à choix multiple", other: "# questions à choix multiple" }, "fr")}, ${plural(cards, { one: "# carte", other: "# cartes" }, "fr")}`,
  notKeptYet: ({ items }) => `${items}. Rien n’est encore ajouté.`,
  recognised: () => "Contenu reconnu",
  paperLine: ({ line }) => `Ligne ${line}`,
  severalRight: () => "Plusieurs réponses sont justes\u00a0: la question devient une carte.",
  leftOutQuestions: ({ count }) =>
    plural(
      count,
      { one: "# question est laissée de côté", other: "# questions sont laissées de côté" },
      "fr",
    ),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, " (bonne réponse)"],
  skippedLine: ({ line, problem }) => `Ligne ${line}\u00a0: ${problem}`,
  linesWithoutQuestion: ({ from, to }) =>
    `Lignes ${from} à ${to}\u00a0: ne se rattachent à aucune question.`,
  skippedLines: ({ count }) =>
    plural(count, { one: "# ligne ignorée", other: "# lignes ignorées" }, "fr"),
  keepPaper: ({ count }) =>
    plural(
      count,
      { one: "Ajouter # élément aux révisions", other: "Ajouter # éléments aux révisions" },
      "fr",
    ),
  keepingPaper: () => "Ajout…",
  paperTitle: () => "Nom",
  changePaper: () => "Modifier le texte",

  // What became of it
  paperKept: ({ count }) =>
    plural(
      count,
      { one: "# élément ajouté à tes révisions", other: "# éléments ajoutés à tes révisions" },
      "fr",
    ),
  paperNotRead: () => "Le sujet n’a pas été lu",
  paperMissing: () => "Choisis un fichier ou colle des questions et réponses.",
  paperWrongType: ({ formats }) =>
    `Choisis un fichier ${new Intl.ListFormat("fr", { type: "disjunction" }).format(formats)}.`,
  paperTooLarge: () => "Ce fichier dépasse 25 Mo.",
  paperTooLong: () =>
    "Ce texte dépasse 500 000 caractères ou 1 000 questions. Ajoute-le en plusieurs fois.",
  paperOneFile: () => "Choisis un seul fichier à la fois.",
  paperIncomplete: () => "L’importation est incomplète. Réessaie.",
  paperUnreadable: () =>
    "Aucun texte n’a pu être lu dans ce fichier. Si c’est un scan, recopie ou colle son texte.",
  paperBusy: () => "Fennec est en train de lire d’autres fichiers. Réessaie dans une minute.",
  noPaperItems: () =>
    "Aucune question avec sa réponse n’a été trouvée. Chaque question doit avoir un numéro ou « Q: », et une réponse.",

  // Why a line became nothing
  paperProblem: (problem: PaperProblem) => {
    switch (problem) {
      case "no_answer":
        return "Aucune réponse trouvée.";
      case "unknown_option":
        return "Sa réponse ne correspond à aucun de ses choix.";
      case "few_options":
        return "Moins de deux choix, ou un choix vide.";
      case "many_options":
        return "Plus de six choix.";
      case "same_options":
        return "Deux choix identiques.";
      case "too_long":
        return "Plus de 1 000 caractères.";
      case "no_question":
        return "Ne se rattache à aucune question.";
      case "repeated":
        return "Déjà présente.";
    }
  },
} satisfies Catalogue<typeof import("../en/past-paper")>;
