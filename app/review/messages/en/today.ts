import { plural } from "~/localization/plural";

// Today's plan
export const todayTitle = () => "Review";
export const today = () => "Today";
export const itemsToday = ({ due, fresh }: { due: number; fresh: number }) => {
  const known = plural(due, { one: "# to review", other: "# to review" });
  const added = plural(fresh, { one: "# new", other: "# new" });
  if (fresh === 0) return known;
  return due === 0 ? added : `${known}, ${added}`;
};
export const itemsDueToday = ({ count }: { count: number }) =>
  plural(count, { one: "# due today", other: "# due today" });
export const modeWithDue = ({ count }: { count: number }) =>
  plural(count, { one: "Review, # due", other: "Review, # due" });
export const aboutMinutes = ({ count }: { count: number }) =>
  plural(count, { one: "About # minute.", other: "About # minutes." });
export const planOfToday = ({ items, time }: { items: string; time: string }) =>
  `${items} · ${time}`;
export const heldBack = ({ count }: { count: number }) =>
  plural(count, {
    one: "# more postponed to another day.",
    other: "# more postponed to another day.",
  });
export const start = () => "Start review";
export const goOnReviewing = () => "Continue review";
export const doneToday = () => "Done for today";
export const nothingKept = () => "Nothing to review yet";
export const nothingKeptHint = () =>
  "Finish a quiz or make flashcards, and choose “Keep for review”. Each question then comes back just before you would forget it.";
export const uploadFirstHint = () =>
  "Upload a document. Make a quiz or flashcards from it and choose “Keep for review”: each question then comes back just before you would forget it.";
export const keepBelowHint = () =>
  "Choose “Keep for review” below. Each question then comes back just before you would forget it.";
export const makeCards = () => "Make flashcards";
export const makeQuiz = () => "Make a quiz";
export const uploadDocument = () => "Upload a document";
export const addPastPaper = () => "Add a past paper";
export const importCards = () => "Import cards";
export const notInReview = () => "Not in Review yet";
export const keepWork = () => "Keep for review";
export const leaveWork = () => "Not now";
export const nextTomorrow = () => "Next review: tomorrow.";
export const nextIn = ({ interval }: { interval: string }) => `Next review: in ${interval}.`;
export const nothingScheduled = () => "Nothing is scheduled.";

// What was begun
export const unfinished = () => "Not finished";
export const lastDocument = () => "Your last document";
export const finishWork = ({ title }: { title: string }) => `Finish “${title}”`;
export const openDocument = ({ name }: { name: string }) => `Open ${name}`;

// The days ahead
export const daysAhead = () => "The next seven days";
export const dayLoad = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: (number) => `${day}: ${number} item`,
    other: (number) => `${day}: ${number} items`,
  });

// Courses
export const courses = () => "Courses";
export const coursesHint = () => "Group the documents for one subject and set its exam date.";
export const allCourses = () => "All courses";

// Daily limits
export const settings = () => "Daily limits";
export const newPerDay = () => "New items a day";
export const duePerDay = () => "Reviews a day";
export const limitsHint = () =>
  "Items over the limit move to the following days. Items you get wrong today always come back.";
export const saveSettings = () => "Save";
export const saving = () => "Saving...";
export const settingsSavedTitle = () => "Daily limits saved";
export const settingsNotSavedTitle = () => "The daily limits were not saved";
export const limitOutOfRange = ({ min, max }: { min: number; max: number }) =>
  `Choose a number from ${min} to ${max}.`;

// Keeping items
export const workNotFound = () =>
  "Fennec couldn't find what you wanted to keep. It may have been deleted.";
export const keptTitle = () => "Kept for review";
export const kept = ({ count }: { count: number }) =>
  plural(count, {
    one: "# item comes back in Review when it is due.",
    other: "# items come back in Review when they are due.",
  });
export const keptQuestions = () => "Kept questions";
export const notKeptTitle = () => "Nothing was kept";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
