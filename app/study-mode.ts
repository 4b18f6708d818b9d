import type { SQL } from "drizzle-orm";
import type { LucideIcon } from "lucide-react";
import type { Citation, ItemCounts } from "~/ai/ports";
import type { AnsweredItem, AnsweredQuery } from "~/assessment/answered-items";
import type { ExportedFile, ExportFormat } from "~/assessment/export/export-formats";
import type { Memory } from "~/assessment/memory";
import type { ReportedQuestion } from "~/assessment/questions/reported-questions.server";
import type { ReviewSource } from "~/assessment/review-items";
import type { Question } from "~/assessment/schema";
import type { Actor, App, Owner, Tier } from "~/platform/app.server";
import type { CountedFeature } from "~/progress/schema";
import type { WorkRow } from "~/ui/work-list";
import type { StudyScope } from "./study-scope";

/**
 * How a study mode describes itself, in `<mode>/study-mode.ts`. Every page behind the login loads
 * this, so it holds no code of the mode; its server code is in `StudyModeServer`.
 */
export interface StudyMode {
  id: string;
  name(): string;
  icon: LucideIcon;
  /** Its first page. */
  path: string;
  /** Other pages that belong to it. */
  otherPaths?: readonly string[];
  /** Its position among the tabs of the workspace, from 1; or the account menu. */
  navigation: { tab: number } | "account menu";
  /** What the plan limits; nothing if the mode is free without limits. */
  plan?: {
    /** By the name that the API gives it. */
    feature: string;
    limits: Record<Tier, number>;
    /** The sentence for a request over the limit. */
    overLimit(counts: { wanted: number; limit: number }): string;
    /** "Questions in a quiz", in the comparison of the plans. */
    limitOf(): string;
    /** "Unlimited quiz questions", in the offer of the premium plan. */
    benefit(): string;
  };
  /** The figure that the profile shows. */
  figure?: { counted: CountedFeature; label(): string };
  /** What it makes of a document, and the link that other modes show if they can make nothing. */
  makes?: { item: keyof ItemCounts; suggestion(): string };
}

/** The server code of a study mode, in `<mode>/study-mode.server.ts`. */
export interface StudyModeServer {
  /** What the learner made with it, newest first, for the profile. */
  work?: { title(): string; list(app: App, actor: Actor): Promise<WorkRow[]> };
  /** Its part of the learner's data export, and the name of that part. */
  export?: { name: string; read(app: App, actor: Actor): Promise<unknown> };
  /** What it has for review. */
  review?: ReviewSource;
  /** How many cards or questions of a learner it stores, as a part of a statement. */
  countItems?(userId: string): SQL;
  /** Adds a card of the learner's own and keeps it for review; once for an id. */
  addCard?(app: App, actor: Actor, card: CardToAdd, id: string): Promise<void>;
  /** Makes a deck of the learner's own cards and keeps it for review; once for an id. */
  addDeck?(app: App, actor: Actor, deck: DeckToAdd): Promise<void>;
  /** The page to begin with after a login; null if it has nothing to say. */
  findStartPage?(app: App, owner: Owner): Promise<string | null>;
  /** What it has for today, read in the round trip of the page; null if nothing. */
  findDue?(app: App, owner: Owner): Promise<DueToday | null>;
  /** What the learner has achieved with it. */
  summarize?(app: App, owner: Owner): Promise<StudySummary>;
  /** What it has asked about a file or course, newest first, so that new questions ask something else. */
  listAsked?(app: App, actor: Actor, scope: StudyScope, limit: number): Promise<AskedQuestion[]>;
  /** Whether any of these questions of the learner comes in review. */
  keepsAny?(app: App, actor: Actor, questions: readonly Question[]): Promise<boolean>;
  /** Which of these ids are of questions that the learner has kept. */
  findKept?(app: App, actor: Actor, ids: readonly string[]): Promise<string[]>;
  /** The questions that the learner reported as wrong, so that they are not asked again. */
  listReportedQuestions?(app: App, actor: Actor): Promise<ReportedQuestion[]>;
  /** The questions or cards that the learner has answered. */
  listAnswered?(app: App, owner: Owner, query: AnsweredQuery): Promise<AnsweredItem[]>;
  /** Its cards and kept questions, for the export of everything; without what the learner reported as wrong. */
  listCollections?(app: App, actor: Actor): Promise<CardCollection[]>;
  /**
   * Something it made, as a file; null if it made nothing with this id.
   */
  exportWork?(
    app: App,
    actor: Actor,
    work: { id: string; format: ExportFormat },
  ): Promise<ExportedFile | "no such format" | null>;
  /**
   * What it keeps of a learner outside the database. Called before the account is deleted; the
   * result removes it afterwards. Rows need nothing: they are deleted with the account.
   */
  prepareRemoval?(app: App, actor: Actor): Promise<() => Promise<void>>;
}

/** What a study mode has for today. */
export interface DueToday {
  mode: string;
  count: number;
  /** "12 due today" */
  text: string;
  /** The same in navigation: "Review, 12 due" */
  label: string;
  /** The page that it is on. */
  path: string;
}

/** Figures without a value are 0. */
export interface StudySummary {
  /** Quizzes, decks or the like. */
  made?: number;
  finished?: number;
  /** Those of the finished ones that have a score, and the sum of their scores in percent. */
  graded?: number;
  percentages?: number;
  /** Cards that the learner will remember for a week or more. */
  mastered?: number;
  /** UTC days, counted from 1970, on which the learner studied. */
  days: number[];
}

/** Cards that belong together, such as a deck. */
export interface CardCollection {
  id: string;
  title: string;
  createdAt: Date;
  cards: CollectedCard[];
}

export interface CollectedCard {
  id: string;
  /** From 1. */
  number: number;
  front: string;
  back: string;
  source: Citation | null;
  /** Null: never rated. */
  memory: Memory | null;
  /** Of a question; its `back` is the right option. */
  question?: { options: string[]; correctAnswer: number; explanation: string };
}

export interface CardToAdd {
  front: string;
  back: string;
  source: Citation;
}

export interface DeckToAdd {
  id: string;
  title: string;
  courseId: string | null;
  cards: { front: string; back: string }[];
}

export interface AskedQuestion {
  question: string;
  /** Of its source; empty if it has none. */
  quote: string;
  askedAt: Date;
}

declare module "~/platform/app.server" {
  interface App {
    studyModes: readonly StudyModeServer[];
  }
}
