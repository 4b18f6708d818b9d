import Stripe from "stripe";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { PaymentEvent } from "./ports";

/** Seconds by which a timestamp may differ from now. */
const tolerance = 300;

/** The fields of subscriptions, invoices and checkouts that hold the customer. */
interface EventObject {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
}

/** Events about these may change a plan. */
const planEvents =
  /^(customer\.(deleted|subscription\.)|invoice\.|checkout\.session\.(completed|async_payment))/;

/**
 * Verifies a raw body's signature with each secret, so that secrets can be rotated without downtime, and
 * parses the event.
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

/** The package checks only that timestamps are not too old, and accepts invalid ones. */
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
  const object = data.object as EventObject;
  const customer = object.object === "customer" ? object.id : object.customer;
  const customerId = typeof customer === "object" ? customer?.id : customer;
  return { id, type, customerId: planEvents.test(type) ? (customerId ?? null) : null };
}

/** Signs a body as Stripe does. */
export async function signEvent(body: string, secret: string, now: Date): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  });
}
