import type { Citation } from "~/ai/ports";
import type { StoredQuestion } from "~/assessment/schema";

/** A question or a card as the formats of learning platforms see it. */
export type ExportedItem = { text: string; source: Citation | null } & (
  | { kind: "choice"; options: string[]; correct: number; explanation: string }
  /** Answered in the learner's own words. */
  | { kind: "open"; answer: string }
);

export interface ExportedSet {
  id: string;
  title: string;
  items: ExportedItem[];
}

export function toItem(question: StoredQuestion): ExportedItem {
  const { options, correctAnswer, explanation, source } = question;
  return {
    kind: "choice",
    text: question.question,
    options,
    correct: correctAnswer,
    explanation,
    source,
  };
}

/** The passage that an item is made from, in words; empty if it has none. */
export function describeSource(source: Citation | null): string {
  if (!source) return "";
  return source.page === null ? source.quote : `${source.quote} (page ${source.page})`;
}
