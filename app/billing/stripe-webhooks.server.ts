import Stripe from "stripe";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { PaymentEvent } from "./ports";

/** Seconds by which a stamp may lie in the past or in the future. */
const tolerance = 300;

/** What of a subscription, an invoice or a checkout says whose it is. */
interface EventObject {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
}

/** Events about these may change a plan. */
const telling =
  /^(customer\.(deleted|subscription\.)|invoice\.|checkout\.session\.(completed|async_payment))/;

/**
 * Checks the signature of a raw body against each secret, so that secrets can be changed without a
 * gap, and reads the event.
 * @throws AppError invalid_request
 */
export async function readSignedEvent(
  body: string,
  signature: string | null,
  secrets: string[],
  now: Date,
): Promise<PaymentEvent> {
  refuseFuture(signature, now);
  for (const secret of secrets) {
    try {
      return toEvent(
        await Stripe.webhooks.constructEventAsync(
          body,
          signature ?? "",
          secret,
          tolerance,
          undefined,
          now.getTime(),
        ),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new AppError("invalid_request", m.unreadableEvent());
      }
    }
  }
  throw new AppError("invalid_request", m.wrongSignature());
}

/** The package looks at the age of a stamp alone, and takes one that is no number for a young one. */
function refuseFuture(signature: string | null, now: Date): void {
  const stamps = [...(signature ?? "").matchAll(/(?:^|,)t=([^,]*)/g)].map(([, stamp]) =>
    Number(stamp),
  );
  if (!stamps.every((stamp) => stamp <= now.getTime() / 1000 + tolerance)) {
    throw new AppError("invalid_request", m.futureSignature());
  }
}

function toEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, data } = event;
  if (typeof id !== "string" || typeof type !== "string" || !data?.object) {
    throw new AppError("invalid_request", m.unreadableEvent());
  }
  const told = data.object as EventObject;
  const customer = told.object === "customer" ? told.id : told.customer;
  const customerId = typeof customer === "object" ? customer?.id : customer;
  return { id, type, customerId: telling.test(type) ? (customerId ?? null) : null };
}

/** Signs a body as Stripe does. */
export async function signEvent(body: string, secret: string, now: Date): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });
}
