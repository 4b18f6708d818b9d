import type { Tier } from "~/platform/app.server";
import type { StudyMetrics } from "~/progress/schema";
import type { Allowance } from "./allowances";
import type { Feature } from "./plans";
import type { PaymentSession } from "./ports";

/** A learner's plan and figures, as `GET /api/user/subscription` answers them. */
export interface Subscription extends StudyMetrics {
  tier: Tier;
  isPremium: boolean;
  /** 999 where the plan has no limit. */
  remaining: Record<Feature, number>;
  /** When `chatMessagesCount` and the allowances of the day begin anew. */
  chatResetsAt: string;
  allowances: Record<Allowance, AllowanceUse>;
}

/** How much is used of a bound that protects the operator. */
export interface AllowanceUse {
  used: number;
  limit: number;
}

/** What `POST /api/create-subscription` answers. */
export interface StartedSubscription extends PaymentSession {
  provider: string;
}

/** How a paid plan goes on: it renews or ends on `date`, or was to be paid then. */
export interface PaidStanding {
  state: "renews" | "ends" | "unpaid";
  date: string;
}

/** How a plan goes on, also one that an administrator has granted until `date`. */
export type PlanStanding = PaidStanding | { state: "given"; date: string };
