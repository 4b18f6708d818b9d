import type { AnsweredView } from "~/assessment/components/answer-feedback";
import type { Intervals } from "~/assessment/memory";
import type { AnswerCounts } from "~/review/summarize-answers";
import type { SourceView } from "~/ui/source-quote";

interface Shown {
  id: string;
  front: string;
  /** Of its deck, quiz or test. */
  title: string;
}

interface Asked extends Shown {
  /** Why it comes now. */
  reason: string;
  /** The same until it is answered. */
  answerId: string;
}

/** A question that is not answered yet. */
export interface QuestionView extends Asked {
  is: "question";
  options: string[];
}

export interface CardView extends Asked {
  is: "card";
  back: string;
  /** Parts of the back that can be judged one by one. */
  parts: string[];
  source: SourceView | null;
  /** When the card comes back after each grade. */
  intervals: Intervals;
  turnHref: string;
  frontHref: string;
}

/** An answered question. */
export interface FeedbackView extends Shown, Omit<AnsweredView, "selected"> {
  is: "feedback";
  selected: number;
  /** "Comes back in 8 days." */
  comesBack: string;
  nextHref: string;
}

/** The end of the session's queue, or a pause. */
export interface EndView extends AnswerCounts {
  is: "end";
  /** Documents, or sections of a single one, with the most answers first. */
  subjects: (AnswerCounts & { name: string })[];
  /** Items of today that are not answered yet. */
  left: number;
  heldBack: number;
  /** When to come back. */
  next: string;
}

/** The page that a session was begun on. */
export interface SessionOrigin {
  is: "today" | "course" | "concepts";
  href: string;
}

export type SessionView = QuestionView | CardView | FeedbackView | EndView;
