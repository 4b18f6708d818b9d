import type { WorkLink } from "./work-link";

/** What a learner does next. */
export type NextStep =
  | { is: "review" }
  | { is: "unfinished"; work: WorkLink }
  | { is: "document"; document: WorkLink };

/** The one thing that today's plan proposes: what is due, else what was begun, else the last document. */
export function nextStep(plan: {
  /** Items of today. */
  count: number;
  unfinished: readonly WorkLink[];
  lastDocument: WorkLink | null;
}): NextStep | null {
  if (plan.count > 0) return { is: "review" };
  const [work] = plan.unfinished;
  if (work) return { is: "unfinished", work };
  return plan.lastDocument && { is: "document", document: plan.lastDocument };
}
