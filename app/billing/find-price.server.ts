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

/** What the plan costs, according to the provider, or else the standard price. */
export async function findPrice(app: App): Promise<PlanPrice> {
  const { payments } = app.config;
  if (payments.provider !== "stripe") return standardPrice();
  const now = app.clock.now().getTime();
  const before = kept.get(payments.priceId);
  if (before && before.until > now) return show(before.price);
  try {
    const price = await withTimeout(timeoutMs, app.payments.readPrice());
    const formatted = formatPrice(price);
    kept.set(payments.priceId, { price, until: now + lifetime.known });
    return formatted;
  } catch (error) {
    app.log.error("price_unknown", error);
    const price = before?.price ?? null;
    kept.set(payments.priceId, { price, until: now + lifetime.failed });
    return show(price);
  }
}

function show(price: ProviderPrice | null): PlanPrice {
  return price ? formatPrice(price) : standardPrice();
}
