import { scopedLink } from "~/study-scope";

export const coursesPath = "/app/courses";
export const newCoursePath = "/app/courses/new";
export const courseLink = (id: string) => `/app/courses/${id}`;
/** On a course's page. */
export const examDateId = "exam-date";
/** On a course's page. */
export const collectionsId = "without-document";
/** Takes the form that moves a deck or past paper. */
export const moveCollectionPath = "/app/courses/collections";
export const deleteCourseLink = (id: string) => `/app/courses/${id}/delete`;
/** The page of a path about a course. */
export const ofCourseLink = (path: string, id: string) =>
  scopedLink(path, { fileId: null, courseId: id });
/** Review's session of a course. */
export const courseSessionLink = (id: string) => `/app/review/session?courseId=${id}`;
/** Today's plan with the daily limits open. */
export const limitsPath = "/app/review?section=limits#daily-limits";
