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
    one: "That was a busy day: # quiz, deck or practice test is as many as Fennec makes in one.",
    other:
      "That was a busy day: # quizzes, decks and practice tests are as many as Fennec makes in one.",
  })} ${pluralDuration(seconds, {
    seconds: {
      one: "You can make more in # second.",
      other: "You can make more in # seconds.",
    },
    minutes: { other: "You can make more in # minutes." },
    hours: { other: "You can make more in # hours." },
  })}`;

export const uploadedToday = ({ limit, seconds }: SizeAllowance) =>
  `Fennec takes up to ${limit} of files a day, and this would be more. ${pluralDuration(seconds, {
    seconds: {
      one: "You can upload again in # second.",
      other: "You can upload again in # seconds.",
    },
    minutes: { other: "You can upload again in # minutes." },
    hours: { other: "You can upload again in # hours." },
  })}`;

export const storageFull = ({ limit }: { limit: string }) =>
  `Your library holds up to ${limit}, and this does not fit any more. Delete files that you no longer need, and upload it again.`;

export const libraryFull = ({ limit }: { limit: number }) =>
  plural(limit, {
    one: "Your library holds up to # passage of text, and this does not fit any more. Delete files that you no longer need, and upload it again.",
    other:
      "Your library holds up to # passages of text, and this does not fit any more. Delete files that you no longer need, and upload it again.",
  });

export const pagesReadToday = ({ limit, seconds }: CountAllowance) =>
  `${plural(limit, {
    one: "Fennec reads up to # picture or scanned page a day, and this would be more.",
    other: "Fennec reads up to # pictures and scanned pages a day, and this would be more.",
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
      one: "Fennec reads aloud for up to # second a day, and this would be more.",
      other: "Fennec reads aloud for up to # seconds a day, and this would be more.",
    },
    minutes: { other: "Fennec reads aloud for up to # minutes a day, and this would be more." },
    hours: { other: "Fennec reads aloud for up to # hours a day, and this would be more." },
  })} ${pluralDuration(seconds, {
    seconds: { one: "It can go on in # second.", other: "It can go on in # seconds." },
    minutes: { other: "It can go on in # minutes." },
    hours: { other: "It can go on in # hours." },
  })}`;

export const tooManyPagesForADay = ({ pages, limit }: { pages: number; limit: number }) =>
  `This document has ${formatNumber(pages)} pages to read from pictures, and Fennec reads up to ${formatNumber(limit)} a day. Split it into parts that small and upload one each day.`;
