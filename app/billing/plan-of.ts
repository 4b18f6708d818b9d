import type { ProviderSubscription } from "./ports";

/** What is kept of a learner's plan. */
export interface RecordedPlan {
  /** Premium lasts to this moment. */
  premiumUntil: Date;
  /** Of the provider's subscription. */
  status: string;
  /** When the paid period ends: it renews then, or, where `ending`, premium ends. */
  periodEnd: Date;
  ending: boolean;
}

/** When premium ends, by what is paid or by what an administrator has given: the later of the two. */
export function premiumEnd(kept: { premiumUntil: Date; grantedUntil: Date | null }): Date {
  const { premiumUntil, grantedUntil } = kept;
  return grantedUntil && grantedUntil > premiumUntil ? grantedUntil : premiumUntil;
}

/**
 * How long premium outlives a period that will renew: the renewal may be told late, and who pays
 * every month is not to fall back to free in between.
 */
const renewalGrace = 24 * 3_600_000;

const paid = new Set(["active", "trialing"]);
const overdue = new Set(["past_due", "unpaid", "paused"]);
const unfinished = new Set(["incomplete", "incomplete_expired"]);

/** There is a plan, and it waits for its money. */
export function isOverdue(status: string): boolean {
  return overdue.has(status);
}

/**
 * What a provider's subscriptions mean for a learner's plan: the one that lasts longest counts.
 * Null where none was ever paid.
 */
export function planOf(subscriptions: ProviderSubscription[]): RecordedPlan | null {
  const plans = subscriptions.filter(({ status }) => !unfinished.has(status)).map(toPlan);
  plans.sort((a, b) => b.premiumUntil.getTime() - a.premiumUntil.getTime());
  return plans[0] ?? null;
}

function toPlan({ status, periodEnd, endsAt }: ProviderSubscription): RecordedPlan {
  if (!paid.has(status)) {
    return { premiumUntil: new Date(0), status, periodEnd: endsAt ?? periodEnd, ending: true };
  }
  if (endsAt && endsAt <= periodEnd) {
    return { premiumUntil: endsAt, status, periodEnd: endsAt, ending: true };
  }
  const premiumUntil = new Date(periodEnd.getTime() + renewalGrace);
  return { premiumUntil, status, periodEnd, ending: false };
}
