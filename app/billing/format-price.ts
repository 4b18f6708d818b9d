import { interfaceLocale } from "~/localization/interface-language";
import { numberFormat } from "~/localization/number-format";
import * as m from "./messages";
import type { PlanPrice } from "./plans";

/** The plan's price at a provider. */
export interface ProviderPrice {
  /** In the currency's smallest unit, like Stripe: cents, but whole yen. */
  amount: number;
  /** ISO 4217, upper or lower case. */
  currency: string;
  /** `day`, `week`, `month` or `year`. */
  interval: string;
  /** Number of intervals per period. */
  intervals: number;
}

/** Currencies without minor units that Stripe still counts in hundredths. */
const countedInHundredths = ["ISK", "UGX"];

const periods: Record<string, { long: typeof m.days; short: typeof m.days }> = {
  day: { long: m.days, short: m.shortDays },
  week: { long: m.weeks, short: m.shortWeeks },
  month: { long: m.months, short: m.shortMonths },
  year: { long: m.years, short: m.shortYears },
};

/** Formats a price: "$9.99", "month", "mo". */
export function formatPrice({ amount, currency, interval, intervals }: ProviderPrice): PlanPrice {
  const code = currency.toUpperCase();
  const format = numberFormat(interfaceLocale(), { style: "currency", currency: code });
  const digits = countedInHundredths.includes(code)
    ? 2
    : (format.resolvedOptions().maximumFractionDigits ?? 2);
  const period = periods[interval];
  return {
    amount: format.format(amount / 10 ** digits),
    period: period?.long({ count: intervals }) ?? interval,
    shortPeriod: period?.short({ count: intervals }) ?? interval,
  };
}
