import { interfaceLocale } from "~/localization/interface-language";
import { daysUntil } from "./exam-day";
import * as m from "./messages";

/** "Exam in 12 days, on December 9". */
export function describeExam(examOn: string | null, now: Date): string {
  if (examOn === null) return m.noExam();
  const days = daysUntil(examOn, now);
  if (days === 0) return m.examToday();
  if (days === 1) return m.examTomorrow();
  const day = new Date(examOn).toLocaleDateString(interfaceLocale(), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return days < 0 ? m.examOver({ day }) : m.examInDays({ count: days, day });
}
