import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  generatedToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Você atingiu o limite de hoje: # quiz, baralho ou simulado.",
        other: "Você atingiu o limite de hoje: # quizzes, baralhos e simulados.",
      },
      "pt",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Você pode criar mais em # segundo.",
          other: "Você pode criar mais em # segundos.",
        },
        minutes: { other: "Você pode criar mais em # minutos." },
        hours: { other: "Você pode criar mais em # horas." },
      },
      "pt",
    )}`,

  uploadedToday: ({ limit, seconds }) =>
    `Com isso, você passaria do limite diário de ${limit} de arquivos e textos. ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Você pode adicionar mais em # segundo.",
          other: "Você pode adicionar mais em # segundos.",
        },
        minutes: { other: "Você pode adicionar mais em # minutos." },
        hours: { other: "Você pode adicionar mais em # horas." },
      },
      "pt",
    )}`,

  storageFull: ({ limit }) =>
    `Não há espaço suficiente na sua biblioteca, que comporta até ${limit}. Exclua arquivos de que não precisa mais e envie este de novo.`,

  libraryFull: ({ limit }) =>
    plural(
      limit,
      {
        one: "Não há espaço suficiente na sua biblioteca para este texto. Ela comporta até # trecho, de cerca de um parágrafo. Exclua arquivos de que não precisa mais e envie este de novo.",
        other:
          "Não há espaço suficiente na sua biblioteca para este texto. Ela comporta até # trechos, cada um de cerca de um parágrafo. Exclua arquivos de que não precisa mais e envie este de novo.",
      },
      "pt",
    ),

  itemsFull: ({ limit }) =>
    `Não há espaço suficiente na sua biblioteca para estes flashcards ou questões. Ela comporta até ${formatNumber(limit, "pt")} em baralhos, quizzes, simulados e na Revisão. Exclua os que você não usa mais e tente de novo.`,

  pagesReadToday: ({ limit, seconds }) =>
    `${plural(
      limit,
      {
        one: "Com este envio, você passaria do limite diário de # imagem ou página digitalizada.",
        other:
          "Com este envio, você passaria do limite diário de # imagens e páginas digitalizadas.",
      },
      "pt",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Você pode enviá-las em # segundo.",
          other: "Você pode enviá-las em # segundos.",
        },
        minutes: { other: "Você pode enviá-las em # minutos." },
        hours: { other: "Você pode enviá-las em # horas." },
      },
      "pt",
    )}`,

  readAloudToday: ({ limit, seconds }) =>
    `${pluralDuration(
      limit,
      {
        seconds: {
          one: "Com esta leitura em voz alta, você passaria do limite diário de # segundo.",
          other: "Com esta leitura em voz alta, você passaria do limite diário de # segundos.",
        },
        minutes: {
          other: "Com esta leitura em voz alta, você passaria do limite diário de # minutos.",
        },
        hours: {
          other: "Com esta leitura em voz alta, você passaria do limite diário de # horas.",
        },
      },
      "pt",
    )} ${pluralDuration(
      seconds,
      {
        seconds: {
          one: "Você pode ouvir de novo em # segundo.",
          other: "Você pode ouvir de novo em # segundos.",
        },
        minutes: { other: "Você pode ouvir de novo em # minutos." },
        hours: { other: "Você pode ouvir de novo em # horas." },
      },
      "pt",
    )}`,

  tooManyPagesForADay: ({ pages, limit }) =>
    `Este documento tem ${formatNumber(pages, "pt")} páginas digitalizadas, e o Fennec lê até ${formatNumber(limit, "pt")} por dia. Divida em partes de até ${formatNumber(limit, "pt")} páginas e envie uma por dia.`,
} satisfies Catalogue<typeof import("../en/allowances")>;
