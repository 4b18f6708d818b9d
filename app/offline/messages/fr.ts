import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and while it opens
  pageTitle: () => "Étudier hors ligne",
  opening: () => "Chargement de tes contenus hors ligne",
  needsScripts: () => "Il faut JavaScript pour étudier hors ligne.",

  // The banner
  youAreOffline: () => "Tu es hors ligne.",
  canStudy: () => "Tu peux continuer avec ce qui est enregistré sur cet appareil.",
  carryOnLater: () => "Tu pourras continuer dès que la connexion sera rétablie.",
  studyOffline: () => "Étudier hors ligne",
  waiting: ({ count }) =>
    plural(
      count,
      { one: "# réponse attend d’être envoyée.", other: "# réponses attendent d’être envoyées." },
      "fr",
    ),
  sendNow: () => "Envoyer maintenant",
  youAreOnline: () => "Tu es en ligne.",
  allSent: () => "Toutes les réponses sont envoyées.",
  openFennec: () => "Aller à tes cours",
  refusedTitle: ({ count }) =>
    plural(
      count,
      { one: "# réponse n’a pas été comptée", other: "# réponses n’ont pas été comptées" },
      "fr",
    ),
  refused: () => "La carte ou la question a été supprimée entre-temps.",
  restoredTitle: ({ count }) =>
    plural(
      count,
      { one: "# ancienne réponse a été envoyée", other: "# anciennes réponses ont été envoyées" },
      "fr",
    ),
  restored: () => "Hors ligne avant ta déconnexion\u00a0; c’est la date d’alors qui compte.",

  // What is on the device
  onThisDevice: () => "Sur cet appareil",
  asOf: ({ time }) => `Mis à jour\u00a0: ${time}.`,
  pageNeedsNetwork: () => "Il faut être en ligne pour cette page",
  openLater: () =>
    "Rouvre-la une fois la connexion rétablie. D’ici là, voici ce qui est disponible\u00a0:",
  notOnDevice: () => "Ce n’est pas enregistré sur cet appareil",
  newestAreKept: () =>
    "Seuls tes paquets et documents les plus récents sont enregistrés. Voici ce qui est disponible\u00a0:",
  todaysReview: () => "Révisions du jour",
  leftToday: ({ count }) =>
    plural(count, { one: "encore # aujourd’hui", other: "encore # aujourd’hui" }, "fr"),
  nothingLeft: () => "Plus rien aujourd’hui",
  decks: () => "Paquets",
  cards: ({ count }) => plural(count, { one: "# carte", other: "# cartes" }, "fr"),
  cardsOf: ({ cards, size }) => {
    const all = formatNumber(size, "fr");
    return plural(cards, { one: `# carte sur ${all}`, other: `# cartes sur ${all}` }, "fr");
  },
  due: ({ count }) => plural(count, { other: "# à réviser" }, "fr"),
  doneForNow: () => "Terminé pour l’instant",
  documents: () => "Documents",
  needsNetwork: () =>
    "Le chat, les nouveaux quiz, l’importation de fichiers et les modifications nécessitent internet.",
  nothingKept: () => "Il n’y a encore rien sur cet appareil",
  openOnce: () =>
    "Ouvre ici tes cours pendant que tu es en ligne\u00a0: les révisions du jour ainsi que tes paquets et documents les plus récents seront ensuite disponibles hors ligne.",

  // A card or question
  backToList: () => "Retour à la liste",
  cardsLeft: ({ count }) =>
    plural(count, { one: "encore # carte", other: "encore # cartes" }, "fr"),
  undo: () => "Annuler",
  showAnswer: () => "Voir la réponse",
  showQuestion: () => "Voir la question",
  correct: () => "C’est juste\u00a0!",
  notQuite: () => "Pas tout à fait",
  comesBackIn: ({ interval }) => `Revient dans ${interval}.`,
  next: () => "Suivante",
  answered: ({ right, total }) => {
    const all = formatNumber(total, "fr");
    return plural(
      right,
      {
        one: `Hors ligne\u00a0: # bonne réponse sur ${all}.`,
        other: `Hors ligne\u00a0: # bonnes réponses sur ${all}.`,
      },
      "fr",
    );
  },

  // A document
  pageNumber: ({ page }) => `Page ${page}`,
  parts: () => "Parties du document",
  partOf: ({ part, parts }) => `Partie ${part} sur ${parts}`,
  previousPart: () => "Précédent",
  nextPart: () => "Suivant",
  beginningOnly: () => "Ce n’est que le début. La suite se lit en ligne.",
} satisfies Catalogue<typeof import("./en")>;
