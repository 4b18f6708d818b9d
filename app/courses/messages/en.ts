import { plural } from "~/localization/plural";

// The list
export const coursesTitle = () => "Courses";
export const coursesHint = () =>
  "A course holds the documents of one subject. With an exam date, Review brings everything back before that day.";
export const makeCourse = () => "New course";
export const noCourses = () => "No courses yet";
export const noCoursesHint = () =>
  "Put the documents of one subject together and tell Fennec when the exam is. Review then brings everything back in time.";
export const makeFirstCourse = () => "Make your first course";
export const documents = ({ count }: { count: number }) =>
  count === 0 ? "no documents" : plural(count, { one: "# document", other: "# documents" });
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
  plural(count, { one: `Exam in # day, on ${day}`, other: `Exam in # days, on ${day}` });
export const examOver = ({ day }: { day: string }) => `The exam was on ${day}`;

// The form
export const newCourseTitle = () => "New course";
export const courseDetails = () => "Course details";
export const name = () => "Name";
export const nameHint = () => "For example “Biology 101”.";
export const nameMissing = () => "Give the course a name.";
export const nameTooLong = ({ count }: { count: number }) =>
  plural(count, {
    one: "Keep the name to # character.",
    other: "Keep the name to # characters.",
  });
export const examDate = () => "Exam date";
export const examDateHint = () => "Optional. You can add, move or remove it at any time.";
export const examImpossible = () => "There is no such day. Check the exam date.";
export const examPast = () => "That day is over. Choose today or a later day.";
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
export const showDays = () => "Show the days";
export const save = () => "Save course";
export const saving = () => "Saving...";
export const savedTitle = () => "Course saved";
export const notSavedTitle = () => "The course was not saved";
export const noAnswer = () => "We couldn't reach Fennec. Check your connection and try again.";
export const tooManyCourses = ({ count }: { count: number }) =>
  plural(count, {
    one: "You have # course, which is as many as fit. Delete one that is over.",
    other: "You have # courses, which is as many as fit. Delete one that is over.",
  });
export const noSuchCourseTitle = () => "Course not found";
export const courseNotFound = () => "We couldn't find that course. It may have been deleted.";
export const documentNotFound = () =>
  "We couldn't find one of the documents. It may have been deleted.";

// The days until the exam
export const daysUntilExam = () => "Until the exam";
export const notSavedYet = () => "This is how it would be. Nothing is saved yet.";
export const loadHint = () =>
  "What is known comes back once more in the last week. Whatever you forget comes again on top.";
export const nothingInReview = () =>
  "Nothing from these documents is in Review yet. Make flashcards or a quiz, and choose “Keep for review”.";
export const impossible = ({ perDay, limit }: { perDay: number; limit: number }) =>
  plural(perDay, {
    one: `Your limit is ${limit} new items a day. It takes # a day to begin everything before the exam.`,
    other: `Your limit is ${limit} new items a day. It takes # a day to begin everything before the exam.`,
  });
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
export const nothingDue = () => "Nothing is due in this course today.";

// Deleting
export const deleteCourse = () => "Delete course";
export const deleteTitle = () => "Delete this course?";
export const deleteQuestion = ({ course }: { course: string }) =>
  `“${course}” and its exam date are deleted.`;
export const documentsStay = () =>
  "Your documents, cards and questions stay. They come back in Review as your memory needs it.";
export const deleting = () => "Deleting...";
export const keepCourse = () => "Keep course";
export const deletedTitle = () => "Course deleted";
export const notDeletedTitle = () => "The course was not deleted";
