import { foundFor, isFrom, originsOf } from "~/assessment/item-origin";
import type { ScheduledItem } from "~/assessment/review-items";
import { interfaceLocale } from "~/localization/interface-language";
import type { Actor, App } from "~/platform/app.server";
import { type ExamItems, type ExamLoad, loadUntil } from "~/review/exam-load";
import { readDayRoom } from "~/review/read-day-room.server";
import { reviewItems } from "~/review/review-sources.server";
import type { LoadView } from "./components/course-views";
import { listExams } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";
import * as m from "./messages";

/** A course with an exam, as it is or would be. */
export interface ExamPlan {
  /** Null for a course that is not made yet. */
  id: string | null;
  examOn: string;
  fileIds: readonly string[];
}

export interface CourseLoad extends ExamLoad {
  /** Whether it has nothing in review. */
  isEmpty: boolean;
}

/** The load of a course until its exam, including that of earlier exams; no days if the exam is over. */
export async function readLoad(
  app: App,
  actor: Actor,
  { id, examOn, fileIds }: ExamPlan,
): Promise<CourseLoad> {
  const now = app.clock.now();
  const besides = id === null ? {} : { besides: id };
  const [room, exams] = await Promise.all([
    readDayRoom(app, actor),
    listExams(app.database, actor.id, utcDay(now), besides),
  ]);
  const own = new Set(id === null ? fileIds : originsOf({ id, fileIds }));
  const firstExams = new Map(
    [...exams].flatMap(([origin, days]) => {
      const [first = ""] = days.toSorted();
      return first <= examOn && !own.has(origin) ? [[origin, first] as const] : [];
    }),
  );
  const origins = [...own, ...firstExams.keys()];
  const lists = await Promise.all(
    reviewItems(app).map((items) => items.listScheduled(app, actor, origins)),
  );
  const place = (item: ScheduledItem) => {
    const days = foundFor(exams, item);
    const ahead = isFrom(own, item) ? [...days, examOn] : days;
    return { state: item.state, due: dueBeforeExams(item, ahead, now) };
  };
  const byExam = Map.groupBy(lists.flat(), (item) =>
    isFrom(own, item) ? null : (foundFor(firstExams, item).toSorted()[0] ?? null),
  );
  const earlier = [...byExam].flatMap(([exam, items]): ExamItems[] =>
    exam === null ? [] : [{ exam, items: items.map(place) }],
  );
  const items = (byExam.get(null) ?? []).map(place);
  const load = loadUntil({ exam: examOn, items }, earlier, room, now);
  return { ...load, isEmpty: items.length === 0 };
}

/** The same with the days' names. */
export async function viewLoad(app: App, actor: Actor, plan: ExamPlan): Promise<LoadView> {
  const { days, ...load } = await readLoad(app, actor, plan);
  const now = app.clock.now();
  return { ...load, days: days.map((day) => ({ ...day, name: nameDay(day.day, now) })) };
}

function nameDay(day: string, now: Date): string {
  if (day === utcDay(now)) return m.today();
  return new Date(day).toLocaleDateString(interfaceLocale(), {
    ...{ weekday: "short", day: "numeric", month: "short" },
    timeZone: "UTC",
  });
}
