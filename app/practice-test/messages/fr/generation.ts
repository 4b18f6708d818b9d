import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "Importe un fichier pour créer des questions",
  textMissing: () => "Saisis un texte pour créer des questions",
  textBesideFile: () =>
    "Tu as saisi un texte mais choisi « Importer un fichier ». Choisis « Coller un texte » pour utiliser ton texte, ou vide le champ de texte.",
  bothGiven: () => "Choisis un fichier ou colle un texte, pas les deux.",
  textTooLong: ({ limit }) =>
    `Ce texte dépasse ${formatNumber(limit, "fr")} caractères. Raccourcis-le, ou importe-le comme fichier.`,

  // Why no test was made
  generationFailed: () =>
    "Un problème est survenu pendant la création de ton test blanc. Réessaie.",
  noQuestions: () =>
    "Impossible de créer des questions à partir de ce contenu. Essaie avec un autre cours.",
  notGeneratedTitle: () => "Questions non créées",
  noAnswerToForm: () => "Un problème est survenu pendant la création de ton test blanc",

  // A test that was made
  readyTitle: () => "Test blanc prêt",
  ready: ({ count }) =>
    plural(
      count,
      {
        one: "# question a été créée à partir de ton cours",
        other: "# questions ont été créées à partir de ton cours",
      },
      "fr",
    ),
  readyWith: ({ ready, more }) => `${ready}. ${more}`,
  materialHolds: ({ count }) => `Il contient de quoi créer ${count}.`,
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Le contenu ne suffisait que pour # bonne question : le test blanc est plus court que demandé.",
        other:
          "Le contenu ne suffisait que pour # bonnes questions : le test blanc est plus court que demandé.",
      },
      "fr",
    ),

  testNotFound: () => "Test blanc introuvable. Il a peut-être été supprimé.",
} satisfies Catalogue<typeof import("../en/generation")>;
