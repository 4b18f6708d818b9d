import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  generatedToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Tu as atteint la limite du jour : # quiz, paquet ou test blanc.",
        other: "Tu as atteint la limite du jour : # quiz, paquets et tests blancs.",
      },
      "fr",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Tu pourras en créer d’autres dans # seconde.",
          other: "Tu pourras en créer d’autres dans # secondes.",
        },
        minutes: { other: "Tu pourras en créer d’autres dans # minutes." },
        hours: { other: "Tu pourras en créer d’autres dans # heures." },
      },
      "fr",
    )}`,

  uploadedToday: ({ limit, seconds }) =>
    `Cela te ferait dépasser ta limite quotidienne de ${limit} de fichiers et de textes. ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Tu pourras en ajouter dans # seconde.",
          other: "Tu pourras en ajouter dans # secondes.",
        },
        minutes: { other: "Tu pourras en ajouter dans # minutes." },
        hours: { other: "Tu pourras en ajouter dans # heures." },
      },
      "fr",
    )}`,

  storageFull: ({ limit }) =>
    `Il n’y a plus assez de place dans ta bibliothèque, qui contient ${limit} au plus. Supprime les fichiers dont tu n’as plus besoin, puis recommence l’importation.`,

  libraryFull: ({ limit }) =>
    plural(
      limit,
      {
        one: "Il n’y a pas assez de place dans ta bibliothèque pour ce texte. Elle contient # passage au plus, soit environ un paragraphe. Supprime les fichiers dont tu n’as plus besoin, puis recommence l’importation.",
        other:
          "Il n’y a pas assez de place dans ta bibliothèque pour ce texte. Elle contient # passages au plus, d’environ un paragraphe chacun. Supprime les fichiers dont tu n’as plus besoin, puis recommence l’importation.",
      },
      "fr",
    ),

  itemsFull: ({ limit }) =>
    `Il n’y a pas assez de place dans ta bibliothèque pour ces cartes ou ces questions. Elle en contient ${formatNumber(limit, "fr")} au plus, dans les paquets, les quiz, les tests blancs et les révisions. Supprime celles dont tu n’as plus besoin, puis réessaie.`,

  pagesReadToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Cette importation te ferait dépasser ta limite quotidienne de # image ou page scannée.",
        other:
          "Cette importation te ferait dépasser ta limite quotidienne de # images et pages scannées.",
      },
      "fr",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Tu pourras les importer dans # seconde.",
          other: "Tu pourras les importer dans # secondes.",
        },
        minutes: { other: "Tu pourras les importer dans # minutes." },
        hours: { other: "Tu pourras les importer dans # heures." },
      },
      "fr",
    )}`,

  readAloudToday: ({ limit, seconds }) =>
    `${pluralDuration(
      limit,
      {
        seconds: {
          one: "Cette lecture à voix haute te ferait dépasser ta limite quotidienne de # seconde.",
          other:
            "Cette lecture à voix haute te ferait dépasser ta limite quotidienne de # secondes.",
        },
        minutes: {
          other:
            "Cette lecture à voix haute te ferait dépasser ta limite quotidienne de # minutes.",
        },
        hours: {
          other: "Cette lecture à voix haute te ferait dépasser ta limite quotidienne de # heures.",
        },
      },
      "fr",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Tu pourras écouter à nouveau dans # seconde.",
          other: "Tu pourras écouter à nouveau dans # secondes.",
        },
        minutes: { other: "Tu pourras écouter à nouveau dans # minutes." },
        hours: { other: "Tu pourras écouter à nouveau dans # heures." },
      },
      "fr",
    )}`,

  tooManyPagesForADay: ({ pages, limit }) =>
    `Ce document a ${formatNumber(pages, "fr")} pages scannées, et Fennec en lit ${formatNumber(limit, "fr")} au plus par jour. Divise-le en parties de ${formatNumber(limit, "fr")} pages au plus et importes-en une par jour.`,
} satisfies Catalogue<typeof import("../en/allowances")>;
