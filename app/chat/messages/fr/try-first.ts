import type { Catalogue } from "~/localization/catalogue";

export default {
  // The switch
  tryFirst: () => "Essayer d’abord",
  tryFirstHint: () => "Tu réponds de mémoire avant de voir la réponse.",
  tryFirstUnchanged: () => "« Essayer d’abord » n’a pas été modifié",

  // A question that is asked back
  tryItFirst: () => "Essaie d’abord : de quoi te souviens-tu ?",
  tryItFirstOnPage: ({ page }) =>
    `Essaie d’abord : de quoi te souviens-tu ? C’est à la page ${page}.`,
  whatYouRemember: () => "Ce dont tu te souviens",
  showAnswer: () => "Voir la réponse",
  justTellMe: () => "Donne-moi la réponse",
  attemptTooLong: () => "Ta réponse doit faire moins de 2 000 caractères.",
  answerNotShown: () => "La réponse n’a pas été affichée",

  // The answer beside what was remembered
  yourAnswer: () => "Ta réponse",
  wordsFound: () => "Les mots de ta réponse sont surlignés ci-dessous.",
  keepAnswer: () => "Ajouter aux révisions",
  answerKept: () => "Ajoutée aux révisions",
  answerKeptWhere: () => "Tu la trouveras dans « Mes cartes ».",
  answerNotKept: () => "La réponse n’a pas été ajoutée",
  nothingToKeep: () => "Il n’y a pas de réponse avec sources à ajouter.",
} satisfies Catalogue<typeof import("../en/try-first")>;
