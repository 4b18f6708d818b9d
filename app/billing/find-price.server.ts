import type { App } from "~/platform/app.server";
import { within } from "~/platform/within";
import { formatPrice, type ProviderPrice } from "./format-price";
import { type PlanPrice, standardPrice } from "./plans";

/** Milliseconds that a price is shown before it is asked for again, and after the provider has failed. */
const lifetime = { known: 3_600_000, failed: 60_000 };

/** Milliseconds that a page waits for a price. */
const timeoutMs = 3_000;

/** What was asked, by the provider's id of the price; as long as the worker lives. */
const kept = new Map<string, { price: ProviderPrice | null; until: number }>();

/** What the plan costs: as the provider says, or the standard price where there is none to ask. */
export async function findPrice(app: App): Promise<PlanPrice> {
  const { payments } = app.config;
  if (payments.provider !== "stripe") return standardPrice();
  const now = app.clock.now().getTime();
  const before = kept.get(payments.priceId);
  if (before && before.until > now) return shown(before.price);
  try {
    const price = await within(timeoutMs, app.payments.readPrice());
    kept.set(payments.priceId, { price, until: now + lifetime.known });
    return shown(price);
  } catch (error) {
    app.log.error("price_unknown", error);
    const price = before?.price ?? null;
    kept.set(payments.priceId, { price, until: now + lifetime.failed });
    return shown(price);
  }
}

function shown(price: ProviderPrice | null): PlanPrice {
  return price ? formatPrice(price) : standardPrice();
}
