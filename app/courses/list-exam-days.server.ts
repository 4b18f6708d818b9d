import type { App, Owner } from "~/platform/app.server";
import { listExams } from "./course-store.server";
import { utcDay } from "./exam-day";

/** The next exam of each document and course that has one ahead: UTC days, YYYY-MM-DD, by their ids. */
export async function listExamDays(app: App, owner: Owner): Promise<ReadonlyMap<string, string>> {
  const exams = await listExams(app.database, owner.id, utcDay(app.clock.now()));
  return new Map([...exams].map(([id, days]) => [id, days.toSorted()[0] ?? ""]));
}
