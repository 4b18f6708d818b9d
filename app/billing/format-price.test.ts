import { describe, expect, it } from "vitest";
import { formatPrice, type ProviderPrice } from "./format-price";
import { standardPrice } from "./plans";

const price = (changes: Partial<ProviderPrice>): ProviderPrice => ({
  ...{ amount: 999, currency: "usd", interval: "month", intervals: 1 },
  ...changes,
});

describe("formatPrice", () => {
  it("uses the specification's wording for 9.99 USD a month", () => {
    expect(formatPrice(price({}))).toEqual(standardPrice());
  });

  it.each([
    ["€9.99", { currency: "eur" }],
    ["¥980", { currency: "JPY", amount: 980 }],
    ["KWD 3.500", { currency: "kwd", amount: 3_500 }],
    ["ISK 1,290", { currency: "isk", amount: 129_000 }],
    ["$1,200.00", { amount: 120_000 }],
    ["$0.00", { amount: 0 }],
  ])("formats %s in the units of its currency", (words, changes) => {
    expect(formatPrice(price(changes)).amount.replace(/\s/g, " ")).toBe(words);
  });

  it.each([
    [{ interval: "year" }, "year", "yr"],
    [{ intervals: 3 }, "3 months", "3 mo"],
    [{ interval: "week", intervals: 2 }, "2 weeks", "2 wk"],
  ] as const)("names the period of %j", (changes, period, shortPeriod) => {
    expect(formatPrice(price(changes))).toMatchObject({ period, shortPeriod });
  });
});
