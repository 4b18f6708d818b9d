import type { App, Owner } from "~/platform/app.server";
import { listExams } from "./course-store.server";
import { utcDay } from "./exam-day";

/** The next exam of each document that has one ahead: UTC days, YYYY-MM-DD, by the documents' ids. */
export async function listExamDays(app: App, owner: Owner): Promise<ReadonlyMap<string, string>> {
  const exams = await listExams(app.database, owner.id, utcDay(app.clock.now()));
  return new Map([...exams].map(([fileId, days]) => [fileId, days.toSorted()[0] ?? ""]));
}
