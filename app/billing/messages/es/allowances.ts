import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  generatedToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Alcanzaste el límite de hoy: # cuestionario, mazo o examen de práctica.",
        other: "Alcanzaste el límite de hoy: # cuestionarios, mazos y exámenes de práctica.",
      },
      "es",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Podrás crear más en # segundo.",
          other: "Podrás crear más en # segundos.",
        },
        minutes: { other: "Podrás crear más en # minutos." },
        hours: { other: "Podrás crear más en # horas." },
      },
      "es",
    )}`,

  uploadedToday: ({ limit, seconds }) =>
    `Con esto superarías tu límite diario de ${limit} de archivos y textos. ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Podrás añadir más en # segundo.",
          other: "Podrás añadir más en # segundos.",
        },
        minutes: { other: "Podrás añadir más en # minutos." },
        hours: { other: "Podrás añadir más en # horas." },
      },
      "es",
    )}`,

  storageFull: ({ limit }) =>
    `No hay espacio suficiente en tu biblioteca, que admite hasta ${limit}. Elimina archivos que ya no necesites y vuelve a subir este.`,

  libraryFull: ({ limit }) =>
    plural(
      limit,
      {
        one: "En tu biblioteca no hay espacio suficiente para este texto. Admite hasta # fragmento, más o menos un párrafo. Elimina archivos que ya no necesites y vuelve a subirlo.",
        other:
          "En tu biblioteca no hay espacio suficiente para este texto. Admite hasta # fragmentos, cada uno de más o menos un párrafo. Elimina archivos que ya no necesites y vuelve a subirlo.",
      },
      "es",
    ),

  itemsFull: ({ limit }) =>
    `No hay espacio suficiente en tu biblioteca para estas tarjetas o preguntas. Admite hasta ${formatNumber(limit, "es")} entre mazos, cuestionarios, exámenes de práctica y repaso. Elimina las que ya no necesites y vuelve a intentarlo.`,

  pagesReadToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Con esta subida superarías tu límite diario de # imagen o página escaneada.",
        other: "Con esta subida superarías tu límite diario de # imágenes y páginas escaneadas.",
      },
      "es",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Podrás subirlas en # segundo.",
          other: "Podrás subirlas en # segundos.",
        },
        minutes: { other: "Podrás subirlas en # minutos." },
        hours: { other: "Podrás subirlas en # horas." },
      },
      "es",
    )}`,

  readAloudToday: ({ limit, seconds }) =>
    `${pluralDuration(
      limit,
      {
        seconds: {
          one: "Con esta lectura en voz alta superarías tu límite diario de # segundo.",
          other: "Con esta lectura en voz alta superarías tu límite diario de # segundos.",
        },
        minutes: {
          other: "Con esta lectura en voz alta superarías tu límite diario de # minutos.",
        },
        hours: { other: "Con esta lectura en voz alta superarías tu límite diario de # horas." },
      },
      "es",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Podrás volver a escuchar en # segundo.",
          other: "Podrás volver a escuchar en # segundos.",
        },
        minutes: { other: "Podrás volver a escuchar en # minutos." },
        hours: { other: "Podrás volver a escuchar en # horas." },
      },
      "es",
    )}`,

  tooManyPagesForADay: ({ pages, limit }) =>
    `Este documento tiene ${formatNumber(pages, "es")} páginas escaneadas y Fennec lee hasta ${formatNumber(limit, "es")} al día. Divídelo en partes de ${formatNumber(limit, "es")} páginas como máximo y sube una al día.`,
} satisfies Catalogue<typeof import("../en/allowances")>;
