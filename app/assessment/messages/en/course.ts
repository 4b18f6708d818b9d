// The course of a deck, card or past paper
export const courseField = () => "Course (optional)";
export const noCourse = () => "No course";
export const saveCourse = () => "Save course";
export const savingCourse = () => "Saving...";
