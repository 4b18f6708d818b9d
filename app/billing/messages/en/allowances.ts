import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

/** How much an allowance grants, and how long it takes until it grants that again. */
interface CountAllowance {
  limit: number;
  seconds: number;
}

/** The same of one that is given as a text, such as "200 MB". */
interface SizeAllowance {
  limit: string;
  seconds: number;
}

export const generatedToday = ({ limit, seconds }: CountAllowance) =>
  `${plural(limit, {
    one: "You've reached today's limit of # quiz, deck or practice test.",
    other: "You've reached today's limit of # quizzes, decks and practice tests.",
  })} ${pluralDuration(seconds, {
    seconds: {
      one: "You can make more in # second.",
      other: "You can make more in # seconds.",
    },
    minutes: { other: "You can make more in # minutes." },
    hours: { other: "You can make more in # hours." },
  })}`;

export const uploadedToday = ({ limit, seconds }: SizeAllowance) =>
  `This would take you over your daily limit of ${limit} of uploads and texts. ${pluralDuration(
    seconds,
    {
      seconds: {
        one: "You can add more in # second.",
        other: "You can add more in # seconds.",
      },
      minutes: { other: "You can add more in # minutes." },
      hours: { other: "You can add more in # hours." },
    },
  )}`;

export const storageFull = ({ limit }: { limit: string }) =>
  `There isn't enough space in your library, which holds up to ${limit}. Delete files you no longer need, then upload this again.`;

export const libraryFull = ({ limit }: { limit: number }) =>
  plural(limit, {
    one: "There isn't enough space in your library for this text. It holds up to # passage, about a paragraph. Delete files you no longer need, then upload this again.",
    other:
      "There isn't enough space in your library for this text. It holds up to # passages, each about a paragraph. Delete files you no longer need, then upload this again.",
  });

export const itemsFull = ({ limit }: { limit: number }) =>
  `There isn't enough space in your library for these cards or questions. It holds up to ${formatNumber(limit)} in decks, quizzes, practice tests and review. Delete some you no longer need, then try again.`;

export const pagesReadToday = ({ limit, seconds }: CountAllowance) =>
  `${plural(limit, {
    one: "This upload would take you over your daily limit of # picture or scanned page.",
    other: "This upload would take you over your daily limit of # pictures and scanned pages.",
  })} ${pluralDuration(seconds, {
    seconds: {
      one: "You can upload these in # second.",
      other: "You can upload these in # seconds.",
    },
    minutes: { other: "You can upload these in # minutes." },
    hours: { other: "You can upload these in # hours." },
  })}`;

export const readAloudToday = ({ limit, seconds }: CountAllowance) =>
  `${pluralDuration(limit, {
    seconds: {
      one: "Reading this aloud would take you over your daily limit of # second.",
      other: "Reading this aloud would take you over your daily limit of # seconds.",
    },
    minutes: { other: "Reading this aloud would take you over your daily limit of # minutes." },
    hours: { other: "Reading this aloud would take you over your daily limit of # hours." },
  })} ${pluralDuration(seconds, {
    seconds: {
      one: "You can listen again in # second.",
      other: "You can listen again in # seconds.",
    },
    minutes: { other: "You can listen again in # minutes." },
    hours: { other: "You can listen again in # hours." },
  })}`;

export const tooManyPagesForADay = ({ pages, limit }: { pages: number; limit: number }) =>
  `This document has ${formatNumber(pages)} scanned pages, and Fennec reads up to ${formatNumber(limit)} a day. Split it into parts of at most ${formatNumber(limit)} pages and upload one a day.`;
