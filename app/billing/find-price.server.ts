import type { App } from "~/platform/app.server";
import { within } from "~/platform/within";
import { type PlanPrice, standardPrice } from "./plans";
import { priceWords } from "./price-words";

/** Milliseconds that a price is shown before it is asked for again, and after the provider has failed. */
const lifetime = { known: 3_600_000, failed: 60_000 };

/** Milliseconds that a page waits for a price. */
const timeoutMs = 3_000;

/** What was asked, by the provider's id of the price; as long as the worker lives. */
const kept = new Map<string, { price: PlanPrice; until: number }>();

/** What the plan costs: as the provider says, or the standard price where there is none to ask. */
export async function findPrice(app: App): Promise<PlanPrice> {
  const { payments } = app.config;
  if (payments.provider !== "stripe") return standardPrice;
  const now = app.clock.now().getTime();
  const before = kept.get(payments.priceId);
  if (before && before.until > now) return before.price;
  try {
    const price = priceWords(await within(timeoutMs, app.payments.readPrice()));
    kept.set(payments.priceId, { price, until: now + lifetime.known });
    return price;
  } catch (error) {
    app.log.error("price_unknown", error);
    const price = before?.price ?? standardPrice;
    kept.set(payments.priceId, { price, until: now + lifetime.failed });
    return price;
  }
}
