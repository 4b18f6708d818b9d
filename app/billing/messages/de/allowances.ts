import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  generatedToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Für heute hast du das Limit von # Quiz, Stapel oder Übungstest erreicht.",
        other: "Für heute hast du das Limit von # Quizzen, Stapeln und Übungstests erreicht.",
      },
      "de",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "In # Sekunde kannst du weitere erstellen.",
          other: "In # Sekunden kannst du weitere erstellen.",
        },
        minutes: { other: "In # Minuten kannst du weitere erstellen." },
        hours: { other: "In # Stunden kannst du weitere erstellen." },
      },
      "de",
    )}`,

  uploadedToday: ({ limit, seconds }) =>
    `Damit würdest du dein Tageslimit von ${limit} an Dateien und Texten überschreiten. ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "In # Sekunde kannst du mehr hinzufügen.",
          other: "In # Sekunden kannst du mehr hinzufügen.",
        },
        minutes: { other: "In # Minuten kannst du mehr hinzufügen." },
        hours: { other: "In # Stunden kannst du mehr hinzufügen." },
      },
      "de",
    )}`,

  storageFull: ({ limit }) =>
    `In deiner Bibliothek ist nicht genug Platz, sie fasst bis zu ${limit}. Lösche Dateien, die du nicht mehr brauchst, und lade es dann noch mal hoch.`,

  libraryFull: ({ limit }) =>
    plural(
      limit,
      {
        one: "In deiner Bibliothek ist nicht genug Platz für diesen Text. Sie fasst bis zu # Textstelle, etwa einen Absatz. Lösche Dateien, die du nicht mehr brauchst, und lade ihn dann noch mal hoch.",
        other:
          "In deiner Bibliothek ist nicht genug Platz für diesen Text. Sie fasst bis zu # Textstellen, jede etwa ein Absatz. Lösche Dateien, die du nicht mehr brauchst, und lade ihn dann noch mal hoch.",
      },
      "de",
    ),

  itemsFull: ({ limit }) =>
    `In deiner Bibliothek ist nicht genug Platz für diese Karten oder Fragen. Sie fasst bis zu ${formatNumber(limit, "de")} in Stapeln, Quizzen, Übungstests und in der Wiederholung. Lösche welche, die du nicht mehr brauchst, und versuch es dann noch mal.`,

  pagesReadToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Damit würdest du dein Tageslimit von # Bild oder gescannten Seite überschreiten.",
        other:
          "Damit würdest du dein Tageslimit von # Bildern und gescannten Seiten überschreiten.",
      },
      "de",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "In # Sekunde kannst du sie hochladen.",
          other: "In # Sekunden kannst du sie hochladen.",
        },
        minutes: { other: "In # Minuten kannst du sie hochladen." },
        hours: { other: "In # Stunden kannst du sie hochladen." },
      },
      "de",
    )}`,

  readAloudToday: ({ limit, seconds }) =>
    `${pluralDuration(
      limit,
      {
        seconds: {
          one: "Mit dem Vorlesen würdest du dein Tageslimit von # Sekunde überschreiten.",
          other: "Mit dem Vorlesen würdest du dein Tageslimit von # Sekunden überschreiten.",
        },
        minutes: {
          other: "Mit dem Vorlesen würdest du dein Tageslimit von # Minuten überschreiten.",
        },
        hours: {
          other: "Mit dem Vorlesen würdest du dein Tageslimit von # Stunden überschreiten.",
        },
      },
      "de",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "In # Sekunde kannst du wieder zuhören.",
          other: "In # Sekunden kannst du wieder zuhören.",
        },
        minutes: { other: "In # Minuten kannst du wieder zuhören." },
        hours: { other: "In # Stunden kannst du wieder zuhören." },
      },
      "de",
    )}`,

  tooManyPagesForADay: ({ pages, limit }) =>
    `Dieses Dokument hat ${formatNumber(pages, "de")} gescannte Seiten, und Fennec liest bis zu ${formatNumber(limit, "de")} pro Tag. Teile es in Abschnitte von höchstens ${formatNumber(limit, "de")} Seiten auf und lade jeden Tag einen hoch.`,
} satisfies Catalogue<typeof import("../en/allowances")>;
