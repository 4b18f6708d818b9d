import type { UnfinishedWork } from "~/assessment/review-items";

/** A link to unfinished work. */
export interface WorkLink {
  /** Of the study mode that it belongs to. */
  mode?: string;
  title: string;
  href: string;
  /** How it can be deleted; missing if it cannot be from here. */
  deletion?: { kind: UnfinishedWork["kind"]; to: string };
}
