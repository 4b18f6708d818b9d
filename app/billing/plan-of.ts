import type { ProviderSubscription } from "./ports";

/** The stored plan of a learner. */
export interface RecordedPlan {
  /** End of premium. */
  premiumUntil: Date;
  /** Status of the provider's subscription. */
  status: string;
  /** End of the paid period: it renews then or, if `ending`, premium ends. */
  periodEnd: Date;
  ending: boolean;
}

/** End of premium: the later of the paid and the granted period. */
export function premiumEnd(kept: { premiumUntil: Date; grantedUntil: Date | null }): Date {
  const { premiumUntil, grantedUntil } = kept;
  return grantedUntil && grantedUntil > premiumUntil ? grantedUntil : premiumUntil;
}

/** Grace period after the end of a renewing period, in case the renewal is reported late. */
const renewalGrace = 24 * 3_600_000;

const paid = new Set(["active", "trialing"]);
const overdue = new Set(["past_due", "unpaid", "paused"]);
const unfinished = new Set(["incomplete", "incomplete_expired"]);

/** Whether a subscription's payment is overdue. */
export function isOverdue(status: string): boolean {
  return overdue.has(status);
}

/**
 * The plan that a customer's subscriptions amount to: the one that lasts longest counts. Null if none was
 * ever paid.
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
