import type { Tier } from "~/platform/app.server";
import type { StudyMetrics } from "~/progress/schema";
import type { Allowance } from "./allowances";
import type { Feature, PlanPrice } from "./plans";
import type { PaymentSession } from "./ports";

/** The response of `GET /api/user/subscription`. */
export interface Subscription extends StudyMetrics {
  tier: Tier;
  isPremium: boolean;
  /** 999 without a limit. */
  remaining: Record<Feature, number>;
  /** When `chatMessagesCount` and daily allowances restart. */
  chatResetsAt: string;
  allowances: Record<Allowance, AllowanceUse>;
}

/** Used amount of an allowance. */
export interface AllowanceUse {
  used: number;
  limit: number;
}

/** The response of `POST /api/create-subscription`. */
export interface StartedSubscription extends PaymentSession {
  /** Whose form takes the payment. */
  provider: "stripe" | "sandbox";
  /** What is charged. */
  price: PlanPrice;
}

/** Whether a paid plan renews or ends on `date`, or is unpaid since then. */
export interface PaidStanding {
  state: "renews" | "ends" | "unpaid";
  date: string;
}

/** The same, or that an administrator has granted it until `date`. */
export type PlanStanding = PaidStanding | { state: "given"; date: string };
