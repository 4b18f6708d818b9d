export const coursesPath = "/app/courses";
export const newCoursePath = "/app/courses/new";
export const courseLink = (id: string) => `/app/courses/${id}`;
export const deleteCourseLink = (id: string) => `/app/courses/${id}/delete`;
/** Review's session of a course. */
export const courseSessionLink = (id: string) => `/app/review/session?courseId=${id}`;
