import type { App, Owner } from "~/platform/app.server";
import { courseLink } from "./course-links";
import { describeExam } from "./describe-exam";
import { listCourses } from "./list-courses.server";
import { orderCourses } from "./order-courses";

export interface FirstCourse {
  name: string;
  /** "Exam in 12 days, on December 9", "No exam date" */
  exam: string;
  href: string;
}

const most = 3;

/** Those of the learner's courses that come first: with the next exams, then without one, then with one that is over. */
export async function listFirstCourses(app: App, owner: Owner): Promise<FirstCourse[]> {
  const now = app.clock.now();
  return orderCourses(await listCourses(app, owner), now)
    .slice(0, most)
    .map(({ id, name, examOn }) => ({
      name,
      exam: describeExam(examOn, now),
      href: courseLink(id),
    }));
}
