import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

interface Held {
  documents: number;
  /** Of those that have pages. */
  pages: number;
  /** In review. */
  kept: number;
}

interface CollectionChoice {
  title: string;
  count: number;
  /** The course that it is in. */
  course: string | null;
}

// The list
export const coursesTitle = () => "Courses";
export const coursesHint = () =>
  "A course holds the documents for one subject. If you set an exam date, Review brings everything back before that day.";
export const makeCourse = () => "New course";
export const noCourses = () => "No courses yet";
export const noCoursesHint = () =>
  "Group the documents for one subject and tell Fennec when the exam is. Review then brings everything back in time.";
export const makeFirstCourse = () => "Make your first course";
export const holds = ({ documents, pages, kept }: Held) => {
  const parts = [
    documents === 0
      ? "No documents"
      : plural(documents, { one: "# document", other: "# documents" }),
    pages > 0 && plural(pages, { one: "# page", other: "# pages" }),
    kept > 0 &&
      plural(kept, {
        one: "# card or question in Review",
        other: "# cards and questions in Review",
      }),
  ];
  return parts.filter(Boolean).join(" · ");
};
export const dueToday = ({ due, fresh }: { due: number; fresh: number }) => {
  if (due + fresh === 0) return "Nothing due today";
  const known = plural(due, { one: "# to review", other: "# to review" });
  const added = plural(fresh, { one: "# new", other: "# new" });
  if (fresh === 0) return known;
  return due === 0 ? added : `${known}, ${added}`;
};

// The exam
export const noExam = () => "No exam date";
export const examToday = () => "Exam today";
export const examTomorrow = () => "Exam tomorrow";
export const examInDays = ({ count, day }: { count: number; day: string }) =>
  plural(count, {
    one: (number) => `Exam in ${number} day, on ${day}`,
    other: (number) => `Exam in ${number} days, on ${day}`,
  });
export const examOver = ({ day }: { day: string }) => `The exam was on ${day}`;

// The form
export const newCourseTitle = () => "New course";
export const courseDetails = () => "Course details";
export const name = () => "Name";
export const nameHint = () => "For example “Biology 101”.";
export const nameMissing = () => "Give the course a name.";
export const nameTooLong = ({ count }: { count: number }) =>
  plural(count, {
    one: "Use at most # character for the name.",
    other: "Use at most # characters for the name.",
  });
export const examDate = () => "Exam date";
export const examDateHint = () => "Optional. You can add, move or remove it at any time.";
export const examImpossible = () => "That date doesn't exist. Check the exam date.";
export const examPast = () => "That date is in the past. Choose today or later.";
export const examTooFar = () => "Choose a day within the next two years.";
export const courseDocuments = () => "Documents";
export const noDocuments = () => "You have no documents yet. You can add them to the course later.";
export const uploadDocuments = () => "Upload documents";
export const tooManyDocuments = ({ count }: { count: number }) =>
  plural(count, {
    one: "A course holds at most # document.",
    other: "A course holds at most # documents.",
  });
export const nothingToChange = () => "Send `name`, `examOn` or `fileIds`.";
export const showDays = () => "Preview daily workload";
export const save = () => "Save course";
export const saving = () => "Saving...";
export const savedTitle = () => "Course saved";
export const notSavedTitle = () => "The course was not saved";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
export const tooManyCourses = ({ count }: { count: number }) =>
  plural(count, {
    one: "You've reached the limit of # course. Delete one you no longer need.",
    other: "You've reached the limit of # courses. Delete one you no longer need.",
  });
export const noSuchCourseTitle = () => "Course not found";
export const courseNotFound = () => "Fennec couldn't find that course. It may have been deleted.";
export const courseIsEmpty = ({ course }: { course: string }) =>
  `“${course}” has no documents yet. Add some to the course, then try again.`;
export const documentNotFound = () =>
  "Fennec couldn't find one of the documents. It may have been deleted.";

// The days until the exam
export const daysUntilExam = () => "Until the exam";
export const notSavedYet = () => "Preview. Your changes aren't saved yet.";
export const loadHint = () =>
  "Each card and question is counted on the day it first comes up. Repeats of new or forgotten items, and extra reviews in the last days, come on top.";
export const nothingInReview = () =>
  "Nothing from these documents is in Review yet. Make flashcards or a quiz, and choose “Keep for review”.";
export const needMoreNew = ({ needed, limit }: { needed: number; limit: number }) =>
  plural(needed, {
    one: (number) =>
      `To cover everything before the exam, you need ${number} new item a day. Your daily limit is ${formatNumber(limit)}.`,
    other: (number) =>
      `To cover everything before the exam, you need ${number} new items a day. Your daily limit is ${formatNumber(limit)}.`,
  });
export const needMoreDue = ({ needed, limit }: { needed: number; limit: number }) =>
  plural(needed, {
    one: (number) =>
      `To review everything before the exam, you need ${number} item a day. Your daily limit is ${formatNumber(limit)}.`,
    other: (number) =>
      `To review everything before the exam, you need ${number} items a day. Your daily limit is ${formatNumber(limit)}.`,
  });
interface Covered {
  highest: number;
  covered: number;
  all: number;
}
export const tooManyNew = ({ highest, covered, all }: Covered) =>
  `Not everything fits before the exam. Even with the highest limit, ${formatNumber(highest)} new items a day, ${formatNumber(covered)} of ${formatNumber(all)} new items come in time.`;
export const tooManyDue = ({ highest, covered, all }: Covered) =>
  `Not everything fits before the exam. Even with the highest limit, ${formatNumber(highest)} reviews a day, ${formatNumber(covered)} of ${formatNumber(all)} come in time.`;
export const changeLimits = () => "Change the daily limits";
export const day = () => "Day";
export const toReview = () => "To review";
export const newItems = () => "New";
export const today = () => "Today";
export const moreDays = ({ count }: { count: number }) =>
  plural(count, { one: "Show # more day", other: "Show # more days" });

// One course
export const allCourses = () => "All courses";
export const reviewCourse = () => "Review this course";
export const studyCourse = () => "Study this course";
export const studyGuide = () => "Study guide";
export const concepts = () => "Concepts";
export const exportNotes = () => "Export chat notes";
export const emptyCourse = () =>
  "This course is empty. Choose its documents below, or add cards and past papers of your own.";
export const nothingDue = () => "Nothing is due in this course today.";

// Decks and past papers of no document
export const withoutDocument = () => "Cards and past papers without a document";
export const withoutDocumentHint = () =>
  "Your own cards, imported decks and past papers can be part of this course too.";
export const collectionHolds = ({ count }: { count: number }) =>
  plural(count, { one: "# item", other: "# items" });
export const collectionChoice = ({ title, count, course }: CollectionChoice) =>
  [`${title} (${collectionHolds({ count })})`, course && `now in ${course}`]
    .filter(Boolean)
    .join(", ");
export const writeCard = () => "Write a flashcard";
export const importCards = () => "Import cards";
export const addPastPaper = () => "Add a past paper";
export const addCollection = () => "Add to this course";
export const addToCourse = () => "Add";
export const takeOut = () => "Remove";
export const takeOutOf = ({ title }: { title: string }) => `Remove “${title}” from the course`;
export const putInTitle = () => "Added to the course";
export const takenOutTitle = () => "Removed from the course";
export const notMovedTitle = () => "The course was not changed";
export const collectionNotFound = () =>
  "Fennec couldn't find that deck or past paper. It may have been deleted, or it belongs to a document.";

// Deleting
export const deleteCourse = () => "Delete course";
export const deleteTitle = () => "Delete this course?";
export const deleteQuestion = ({ course }: { course: string }) =>
  `This will delete “${course}”, its chat and its exam date.`;
export const documentsStay = () =>
  "Your documents, cards and questions are kept. What is in Review stays on its usual schedule.";
export const deleting = () => "Deleting...";
export const keepCourse = () => "Keep course";
export const deletedTitle = () => "Course deleted";
export const notDeletedTitle = () => "The course was not deleted";
