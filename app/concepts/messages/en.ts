import { plural } from "~/localization/plural";

// The document's title
export const title = () => "Concepts";
export const titleOf = ({ name }: { name: string }) => `Concepts, ${name}`;

// Heading
export const heading = ({ name }: { name: string }) => `Concepts: ${name}`;
export const readText = () => "Read the text";
export const openCourse = () => "Open course";
export const reckoning = ({ fewest }: { fewest: number }) =>
  `Your last answer to each question and card counts. A part is weak if fewer than 3 in 4 are right. Parts with fewer than ${fewest} answers aren't rated.`;

// Parts
export const weak = () => "Weak parts";
export const known = () => "Parts you know";
export const unclear = () => "Not enough answers yet";
export const unasked = () => "Not asked yet";
export const noneWeak = () => "No part is weak so far.";
export const rightOf = ({ right, answers }: { right: number; answers: number }) =>
  `${right} of ${answers} right`;
export const page = ({ page }: { page: number }) => `Page ${page}`;
export const pageOf = ({ page, document }: { page: number; document: string }) =>
  `${document}, page ${page}`;
export const keyTerm = () => "Key term";
export const keyTermOn = ({ page }: { page: number }) => `Key term, page ${page}`;
export const beforeFirstHeading = () => "Before the first heading";
export const wholeDocument = () => "The whole document";

// Practice of the weak parts
export const quizMe = () => "Quiz me on these";
export const makeCards = () => "Make cards";
export const reviewDue = ({ count }: { count: number }) =>
  plural(count, { one: "Review # due", other: "Review # due" });
export const reviewAnyway = () => "Review before it's due";
export const weakestOnly = ({ count }: { count: number }) =>
  plural(count, { one: "For the weakest part.", other: "For the # weakest parts." });
export const decksInReview = () =>
  "Decks and past papers come up in the review. A quiz and new cards are made from documents only.";
export const decksByThemselves = () =>
  "A quiz and new cards are made from documents only. To practise a deck, open it.";
export const generatingQuiz = () => "Generating your quiz";
export const generatingCards = () => "Generating your cards";
export const fromWeakParts = () => "From the parts you know least.";

// Without answers
export const noAnswersTitle = () => "No answers yet";
export const noAnswers = () =>
  "Take a quiz or a practice test on this document, or review its cards. Then you'll see here which parts you know least.";
export const noAnswersInCourse = () =>
  "Take a quiz or a practice test on this course, or review its cards. Then you'll see here which parts of its documents you know least.";
export const takeQuiz = () => "Take a quiz";
