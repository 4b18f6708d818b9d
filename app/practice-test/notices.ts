import type { ItemCounts } from "~/ai/ports";
import { countOf } from "~/library/view-item-counts";
import type { NoticeView } from "~/ui/form-result";
import * as m from "./messages";
import type { PracticeTest } from "./schema";

/** Shown once a file has arrived: that it can be used, or why not yet, or why not. */
export function uploadedNotice(file: {
  name: string;
  status: "ready" | "reading" | "unreadable";
  problem: string | null;
}): NoticeView {
  const uploaded = file.status === "reading" ? m.uploadedInReading : m.uploaded;
  return {
    tone: file.status === "ready" ? "success" : "info",
    title: m.uploadedTitle(),
    message: file.problem ?? uploaded({ file: file.name }),
  };
}

/** Shown above the first question. */
export function readyNotice(
  { questions, notice }: PracticeTest,
  itemCounts: ItemCounts | null,
): NoticeView {
  const ready = m.ready({ count: questions.length });
  const more = notice ?? describeRest(questions.length, itemCounts);
  return {
    tone: "success",
    title: m.readyTitle(),
    message: more ? m.readyWith({ ready, more }) : ready,
  };
}

function describeRest(made: number, itemCounts: ItemCounts | null): string | null {
  if (!itemCounts || itemCounts.questions <= made) return null;
  return m.materialHolds({ count: countOf(itemCounts.questions, "questions") });
}
