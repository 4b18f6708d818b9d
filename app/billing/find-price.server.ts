import type { App } from "~/platform/app.server";
import { withTimeout } from "~/platform/with-timeout";
import { formatPrice, type ProviderPrice } from "./format-price";
import { type PlanPrice, standardPrice } from "./plans";

/** Milliseconds for which a price is cached, and for which a failure is. */
const lifetime = { known: 3_600_000, failed: 60_000 };

/** Milliseconds that a page waits for the provider. */
const timeoutMs = 3_000;

/** Cache by the provider's price id, for the lifetime of the isolate. */
const kept = new Map<string, { price: ProviderPrice | null; until: number }>();

/** The provider's price of the plan, or the standard price if it is unknown. */
export async function findPrice(app: App): Promise<PlanPrice> {
  const { payments } = app.config;
  if (payments.provider !== "stripe") return standardPrice();
  const now = app.clock.now().getTime();
  const before = kept.get(payments.priceId);
  if (before && before.until > now) return show(before.price);
  try {
    return formatPrice(
      keep(payments.priceId, now, await withTimeout(timeoutMs, app.payments.readPrice())),
    );
  } catch (error) {
    app.log.error("price_unknown", error);
    const price = before?.price ?? null;
    kept.set(payments.priceId, { price, until: now + lifetime.failed });
    return show(price);
  }
}

/**
 * The provider's price of the plan, for a learner who is about to pay; never the standard price.
 * @throws AppError if the provider does not say
 */
export async function requirePrice(app: App): Promise<PlanPrice> {
  const { payments } = app.config;
  if (payments.provider !== "stripe") return standardPrice();
  const now = app.clock.now().getTime();
  const before = kept.get(payments.priceId);
  if (before?.price && before.until > now) return formatPrice(before.price);
  return formatPrice(keep(payments.priceId, now, await app.payments.readPrice()));
}

function keep(priceId: string, now: number, price: ProviderPrice): ProviderPrice {
  kept.set(priceId, { price, until: now + lifetime.known });
  return price;
}

function show(price: ProviderPrice | null): PlanPrice {
  return price ? formatPrice(price) : standardPrice();
}
