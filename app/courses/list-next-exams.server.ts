import type { App, Owner } from "~/platform/app.server";
import { courseLink } from "./course-links";
import { describeExam } from "./describe-exam";
import { daysUntil } from "./exam-day";
import { listCourses } from "./list-courses.server";
import { orderCourses } from "./order-courses";

/** A course whose exam is ahead. */
export interface NextExam {
  name: string;
  /** "Exam in 12 days, on December 9" */
  exam: string;
  href: string;
}

const most = 3;

/** The learner's next exams, the first one first. */
export async function listNextExams(app: App, owner: Owner): Promise<NextExam[]> {
  const now = app.clock.now();
  const courses = await listCourses(app, owner);
  const ahead = courses.filter(({ examOn }) => examOn !== null && daysUntil(examOn, now) >= 0);
  return orderCourses(ahead, now)
    .slice(0, most)
    .map(({ id, name, examOn }) => ({
      name,
      exam: describeExam(examOn, now),
      href: courseLink(id),
    }));
}
