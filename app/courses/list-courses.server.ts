import { shareConcurrent } from "~/platform/share-concurrent.server";
import { listCourseRows } from "./course-store.server";

/** The learner's courses, oldest first. */
export const listCourses = shareConcurrent((app, owner) => listCourseRows(app.database, owner.id));
