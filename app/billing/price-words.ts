import type { PlanPrice } from "./plans";

/** What a provider asks for the plan. */
export interface ProviderPrice {
  /** In the currency's smallest unit, as Stripe counts: cents, but whole yen. */
  amount: number;
  /** ISO 4217, in either case. */
  currency: string;
  /** `day`, `week`, `month` or `year`. */
  interval: string;
  /** Intervals in a period. */
  intervals: number;
}

/** Currencies that Stripe counts in hundredths, though they have none. */
const countedInHundredths = ["ISK", "UGX"];

const short: Record<string, string> = { day: "day", week: "wk", month: "mo", year: "yr" };

/** A price as it is shown: "$9.99" a "month", shortly "mo". */
export function priceWords({ amount, currency, interval, intervals }: ProviderPrice): PlanPrice {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: code });
  const digits = countedInHundredths.includes(code)
    ? 2
    : (format.resolvedOptions().maximumFractionDigits ?? 2);
  const several = intervals > 1;
  const briefly = short[interval] ?? interval;
  return {
    amount: format.format(amount / 10 ** digits),
    period: several ? `${intervals} ${interval}s` : interval,
    shortPeriod: several ? `${intervals} ${briefly}` : briefly,
  };
}
