import { type ExamItem, limitDue } from "~/review/exam-limit";

/**
 * When an item of a document is due that has exams ahead: as the earliest exam asks, and for what has come for the
 * last time before that one, the next.
 * @param exams UTC days, YYYY-MM-DD
 */
export function dueBeforeExams(
  item: Omit<ExamItem, "state">,
  exams: readonly string[],
  now: Date,
): Date {
  return exams
    .map((exam) => limitDue(item, exam, now))
    .reduce((earliest, due) => (due < earliest ? due : earliest), item.due);
}
