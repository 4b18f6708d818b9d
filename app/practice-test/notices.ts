import type { Holdings } from "~/ai/ports";
import { countOf } from "~/library/view-holdings";
import type { NoticeView } from "~/ui/form-result";
import type { PracticeTest } from "./schema";

/** Said once a file has arrived: that it can be used, or why not. */
export function uploadedNotice(file: {
  name: string;
  status: "ready" | "reading" | "unreadable";
  problem: string | null;
}): NoticeView {
  return {
    tone: file.status === "ready" ? "success" : "info",
    title: "File uploaded",
    message: file.problem ?? `${file.name} is ready for practice test generation`,
  };
}

/** Said above the first question. */
export function readyNotice(
  { questions, notice }: PracticeTest,
  holdings: Holdings | null,
): NoticeView {
  const count = questions.length === 1 ? "1 question has" : `${questions.length} questions have`;
  const ready = `${count} been generated based on your material`;
  const held = holdings && holdings.questions > questions.length ? holdings.questions : null;
  const more = notice ?? (held && `It holds ${countOf(held, "questions")}.`);
  return {
    tone: "success",
    title: "Practice Test Ready",
    message: more ? `${ready}. ${more}` : ready,
  };
}
