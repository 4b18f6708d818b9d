import * as m from "./messages";

/** Why a file's pages could not be read, as it is stored: the reader's language is known later. */
const texts = {
  reading_given_up: m.readingGivenUp,
  damaged_picture: m.damagedPicture,
  oversized_pages: m.oversizedPages,
  unreadable_pages: m.unreadablePages,
  oversized_picture: m.oversizedPicture,
  unreadable_picture: m.unreadablePicture,
};

export type ReadingProblem = keyof typeof texts;

/** The sentence for a stored problem; earlier versions stored the sentence itself. */
export function describeProblem(stored: string): string {
  return texts[stored as ReadingProblem]?.() ?? stored;
}
