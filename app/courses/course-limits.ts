/** Far above what a learner has; they bound what a page reads and shows. */
export const courseLimits = {
  courses: 100,
  /** All of them fit into the query of a page that shows a course before it is saved. */
  files: 80,
  nameLength: 100,
  /** How far ahead an exam may be. */
  examDays: 731,
};
