import { describe, expect, it } from "vitest";
import { planOf } from "./plan-of";
import type { ProviderSubscription } from "./ports";

const day = 86_400_000;
const end = new Date("2026-12-22T10:00:00Z");

function subscription(changes: Partial<ProviderSubscription>): ProviderSubscription {
  return { id: "sub", status: "active", periodEnd: end, endsAt: null, ...changes };
}

function daysLater(days: number): Date {
  return new Date(end.getTime() + days * day);
}

describe("planOf", () => {
  it("returns null if no subscription was ever paid", () => {
    expect(planOf([])).toBeNull();
    const waiting = [{ status: "incomplete" }, { status: "incomplete_expired" }].map(subscription);
    expect(planOf(waiting)).toBeNull();
  });

  it.each(["active", "trialing"])(
    "is premium while %s, until a day after the renewal date",
    (status) => {
      const plan = { premiumUntil: daysLater(1), status, periodEnd: end, ending: false };
      expect(planOf([subscription({ status })])).toEqual(plan);
    },
  );

  it("is premium to the end of the period once the subscription is cancelled", () => {
    const plan = { premiumUntil: end, status: "active", periodEnd: end, ending: true };
    expect(planOf([subscription({ endsAt: end })])).toEqual(plan);
  });

  it("ends at the cancellation date, before or after the end of the period", () => {
    expect(planOf([subscription({ endsAt: daysLater(-3) })])?.premiumUntil).toEqual(daysLater(-3));
    expect(planOf([subscription({ endsAt: daysLater(40) })])).toMatchObject({
      premiumUntil: daysLater(1),
      ending: false,
    });
  });

  it.each(["past_due", "unpaid", "paused", "canceled"])("is free while %s", (status) => {
    expect(planOf([subscription({ status })])).toMatchObject({ premiumUntil: new Date(0), status });
  });

  it("uses the subscription that lasts longest", () => {
    const old = subscription({ status: "canceled", endsAt: daysLater(-60) });
    const waiting = subscription({ status: "incomplete" });
    const short = subscription({ periodEnd: daysLater(-10) });
    for (const order of [
      [old, waiting, short, subscription({})],
      [subscription({}), short, waiting, old],
    ]) {
      expect(planOf(order)).toMatchObject({ premiumUntil: daysLater(1), status: "active" });
    }
  });
});
