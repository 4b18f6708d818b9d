import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "Importer des cartes",
  importHint: () =>
    "Depuis Anki, Quizlet ou un tableur. Un fichier ou un texte collé devient un nouveau paquet.",
  importPastPaper: () => "Des questions et réponses d’annales ?",
  importFile: () => "Ou choisis un fichier",
  importFileHint: () =>
    "Un paquet Anki (.apkg), un fichier .csv ou .tsv, jusqu’à 25 Mo. Les images, les sons et les étiquettes sont ignorés.",
  importText: () => "Colle tes cartes",
  importTextHint: () =>
    "Une carte par ligne : le recto, puis une tabulation, une virgule, un point-virgule ou un tiret, puis le verso.",
  importButton: () => "Importer les cartes",
  importing: () => "Importation…",
  importLink: () => "Importer des cartes",

  // Why nothing was imported
  notImportedTitle: () => "Aucune carte importée",
  nothingToImport: () => "Choisis un fichier ou colle des cartes.",
  importWrongType: () => "Choisis un fichier .apkg, .csv ou .tsv.",
  importTooLarge: () => "Ce fichier dépasse 25 Mo.",
  importTextTooLong: () => "Ce texte est trop long. Importe-le plutôt comme fichier .csv.",
  importOneFile: () => "Importe un seul fichier à la fois.",
  importIncomplete: () => "L’importation est incomplète. Réessaie.",
  importUnreadable: () =>
    "Aucune carte n’a pu être lue. Vérifie que c’est un paquet Anki, ou qu’il y a une carte par ligne.",
  importUnfinished: () =>
    "Fennec n’a pas pu lire ce fichier jusqu’au bout. Réessaie, ou importe-le en plusieurs fois.",
  importBusy: () =>
    "Fennec est en train de lire d’autres fichiers. Importe le tien à nouveau dans une minute.",
  importTooMany: () =>
    "C’est plus qu’un paquet ne peut contenir : 10 000 cartes et 8 millions de caractères. Importe-les en plusieurs fois.",

  // What became no card
  skippedNoSeparator: () => "Il manque un séparateur entre le recto et le verso.",
  skippedNoNote: () => "Sa note est absente.",
  skippedNoFront: () => "Le recto est vide.",
  skippedNoBack: () => "Le verso est vide.",
  skippedFrontTooLong: () => "Le recto dépasse 1 000 caractères.",
  skippedBackTooLong: () => "Le verso dépasse 1 000 caractères.",

  // What was imported
  importedDeck: () => "Cartes importées",
  importedTitle: ({ count }) =>
    plural(count, { one: "# carte importée", other: "# cartes importées" }, "fr"),
  nothingNewTitle: () => "Aucune nouvelle carte",
  importedExisting: ({ count }) =>
    plural(
      count,
      {
        one: "# carte était déjà là. Elle garde son texte et ta progression.",
        other: "# cartes étaient déjà là. Elles gardent leurs textes et ta progression.",
      },
      "fr",
    ),
  importedDecks: ({ count }) =>
    `Le fichier contenait ${count} paquets\u00a0; ici, ils n’en font qu’un.`,
  importedTags: () => "Les étiquettes ont été laissées de côté.",
  importedMedia: ({ count }) =>
    plural(count, { one: "# image ou son ignoré.", other: "# images et sons ignorés." }, "fr"),
  importedSuspended: ({ count }) =>
    plural(
      count,
      {
        one: "# carte était suspendue dans Anki ; ici, elle revient comme les autres.",
        other: "# cartes étaient suspendues dans Anki ; ici, elles reviennent comme les autres.",
      },
      "fr",
    ),
  importedSkipped: ({ count, line, reason }) =>
    plural(
      count,
      {
        one: (number) => `${number} carte ignorée. Ligne ${line} : ${reason}`,
        other: (number) => `${number} cartes ignorées. La première, ligne ${line} : ${reason}`,
      },
      "fr",
    ),

  // A card of the learner's own
  addCard: () => "Ajouter une carte",
  addCardButton: () => "Ajouter la carte",
  adding: () => "Ajout…",
  addedTitle: () => "Carte ajoutée",
  notAddedTitle: () => "Cette carte n’a pas été ajoutée",
  myCards: () => "Mes cartes",
  myCardsOf: ({ course }) => `Mes cartes\u00a0: ${course}`,
  deckAndCourse: () =>
    "Une carte va dans un paquet ou dans une matière. N’indique que l’un des deux.",
  deckFull: () => "Ce paquet est plein : il contient 10 000 cartes.",
  nothingToChange: () => "Donne un nouveau recto, un nouveau verso ou une matière.",
  quoteMissing: () => "Donne la citation sur laquelle la carte s’appuie.",
  quoteNotFound: () =>
    "Ces mots ne sont pas dans le document, ou pas à cette page. Copie-les exactement.",
  quoteTooLong: () => "La citation doit faire moins de 2 000 caractères.",
} satisfies Catalogue<typeof import("../en/import")>;
