import type { AnsweredView } from "~/assessment/components/answer-feedback";
import type { ReportTarget } from "~/assessment/components/report-form";
import type { SourceView } from "~/ui/source-quote";

/** The learner's choice and the correct one. */
export type AnswerView = Omit<AnsweredView, "options" | "selected"> & { selected: number };

/** A question in the row of dots. */
export type DotView = {
  number: number;
  state: "current" | "right" | "wrong" | "open";
  href: string;
};

/** A question in the review. */
export type ReviewedQuestion = {
  number: number;
  question: string;
  selectedText: string;
  /** What the material says of it. */
  selectedSource: SourceView | null;
  correctText: string;
  source: SourceView | null;
  right: boolean;
  explanation: string;
  href: string;
  /** What the report form needs. */
  wrong: ReportTarget;
  /** Whether the learner called it wrong. */
  isReported: boolean;
};
