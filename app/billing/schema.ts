import type { Tier } from "~/platform/app.server";
import type { StudyMetrics } from "~/progress/schema";
import type { Feature } from "./plans";
import type { PaymentSession } from "./ports";

/** A learner's plan and figures, as `GET /api/user/subscription` answers them. */
export interface Subscription extends StudyMetrics {
  tier: Tier;
  isPremium: boolean;
  /** 999 where the plan has no limit. */
  remaining: Record<Feature, number>;
  /** When `chatMessagesCount` begins anew. */
  chatResetsAt: string;
}

/** What `POST /api/create-subscription` answers. */
export interface StartedSubscription extends PaymentSession {
  provider: string;
}

/** How a paid plan goes on. */
export interface PlanStanding {
  /** It goes on or ends on `date`, or its last payment has failed. */
  state: "renews" | "ends" | "unpaid";
  date: string;
}
