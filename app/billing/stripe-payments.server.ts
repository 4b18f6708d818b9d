import Stripe from "stripe";
import type { PaymentConfig } from "~/platform/environment.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import type { Clock, Log } from "~/platform/ports";
import type { ProviderPrice } from "./format-price";
import * as m from "./messages";
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentSession,
  ProviderSubscription,
  ReturnAddresses,
} from "./ports";
import { readSignedEvent } from "./stripe-webhooks.server";

/** The API version of the pinned package's types. */
const apiVersion = "2026-10-28.endive";

/** Cache of product ids by price id, for the lifetime of the isolate. A price never changes its product. */
const products = new Map<string, string>();

type StripeConfig = Extract<PaymentConfig, { provider: "stripe" }>;

/**
 * Stripe, by its own package. Writes have idempotency keys. The key of a write that must happen once contains
 * the previous object's id, so that concurrent calls return the same object and a later call creates a new
 * one.
 * @param fetcher replaces `fetch` in tests
 */
export class StripePayments implements PaymentProvider {
  readonly name: PaymentProvider["name"];
  readonly #stripe: Stripe;
  readonly #config: StripeConfig;
  readonly #dependencies: { clock: Clock; log: Log };

  constructor(
    config: StripeConfig,
    dependencies: { clock: Clock; log: Log },
    fetcher: typeof fetch = (...request) => fetch(...request),
  ) {
    this.name = /^[sr]k_live_/.test(config.secretKey) ? "stripe" : "stripe-test";
    this.#config = config;
    this.#dependencies = dependencies;
    this.#stripe = new Stripe(config.secretKey, {
      apiVersion,
      httpClient: Stripe.createFetchHttpClient(fetcher),
      maxNetworkRetries: 2,
      timeout: 15_000,
      telemetry: false,
    });
  }

  async createCustomer(learnerId: string, email: string | null): Promise<string> {
    const metadata = { learner_id: learnerId };
    // An idempotency key is bound to the request's parameters, so it includes the email address.
    const idempotencyKey = `customer/${await idOf(learnerId, email ?? "")}`;
    const { id } = await this.#ask("createCustomer", () =>
      this.#stripe.customers.create({ metadata, ...(email && { email }) }, { idempotencyKey }),
    );
    return id;
  }

  async updateCustomer(customerId: string, email: string | null): Promise<void> {
    await this.#ask("updateCustomer", () =>
      this.#stripe.customers.update(
        customerId,
        { email: email ?? "" },
        { idempotencyKey: `address/${newId()}` },
      ),
    );
  }

  async readPrice(): Promise<ProviderPrice> {
    const { unit_amount, currency, recurring } = await this.#ask("readPrice", () =>
      this.#stripe.prices.retrieve(this.#config.priceId),
    );
    if (unit_amount === null || !recurring) {
      throw new Error("STRIPE_PRICE_ID is no price of a fixed amount that recurs.");
    }
    const { interval, interval_count: intervals } = recurring;
    return { amount: unit_amount, currency, interval, intervals };
  }

  async beginPayment(customerId: string): Promise<PaymentSession> {
    return this.#ask("beginPayment", async () => {
      const { data: open } = await this.#stripe.checkout.sessions.list({
        customer: customerId,
        status: "open",
        limit: 100,
      });
      for (const session of open) await this.#expireCheckout(session);
      const earlier = await this.#allSubscriptions(customerId);
      const waiting = earlier.find((one) => isWaiting(one, this.#config.priceId));
      await this.#cancelIncomplete(earlier.filter((one) => one !== waiting));
      const subscription =
        waiting ??
        (await this.#stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: this.#config.priceId, quantity: 1 }],
            billing_mode: { type: "flexible" },
            payment_behavior: "default_incomplete",
            payment_settings: { save_default_payment_method: "on_subscription" },
            expand: ["latest_invoice.confirmation_secret"],
          },
          {
            idempotencyKey: `begin/${customerId}/${this.#config.priceId}/${earlier[0]?.id ?? "first"}`,
          },
        ));
      return {
        clientSecret: clientSecretOf(subscription),
        publishableKey: this.#config.publishableKey,
      };
    });
  }

  async openCheckout(customerId: string, addresses: ReturnAddresses): Promise<string> {
    return this.#ask("openCheckout", async () => {
      await this.#cancelIncomplete(await this.#allSubscriptions(customerId));
      const { data: sessions } = await this.#stripe.checkout.sessions.list({
        customer: customerId,
        limit: 1,
      });
      const [latest] = sessions;
      if (latest?.status === "open") {
        if (latest.url && latest.metadata?.price === this.#config.priceId) return latest.url;
        await this.#expireCheckout(latest);
      }
      const { url } = await this.#stripe.checkout.sessions.create(
        {
          mode: "subscription",
          ui_mode: "hosted_page",
          customer: customerId,
          line_items: [{ price: this.#config.priceId, quantity: 1 }],
          metadata: { price: this.#config.priceId },
          subscription_data: { billing_mode: { type: "flexible" } },
          success_url: addresses.paid,
          cancel_url: addresses.back,
        },
        {
          idempotencyKey: `checkout/${customerId}/${this.#config.priceId}/${latest?.id ?? "first"}`,
        },
      );
      if (!url) throw new AppError("provider_failed", m.paymentPageFailed());
      return url;
    });
  }

  async openPortal(customerId: string, back: string): Promise<string> {
    const { url } = await this.#ask("openPortal", () =>
      this.#stripe.billingPortal.sessions.create(
        { customer: customerId, return_url: back },
        { idempotencyKey: `portal/${newId()}` },
      ),
    );
    return url;
  }

  async listSubscriptions(customerId: string): Promise<ProviderSubscription[] | null> {
    return this.#ask("listSubscriptions", async () => {
      const customer = await this.#find(customerId);
      if (!customer) {
        const error = new AppError("provider_failed", m.paymentsMisconfigured());
        this.#dependencies.log.error("customer_unknown", error, { customerId });
        throw error;
      }
      if (customer.deleted) return null;
      const product = await this.#product();
      const all = await this.#allSubscriptions(customerId);
      return all.flatMap((one) => toSubscription(one, product) ?? []);
    });
  }

  async deleteCustomer(customerId: string): Promise<boolean> {
    return this.#ask("deleteCustomer", async () => {
      const customer = await this.#find(customerId);
      if (customer && !customer.deleted) {
        const idempotencyKey = `delete/${customerId}`;
        await this.#stripe.customers.del(customerId, {}, { idempotencyKey });
      }
      return customer !== null;
    });
  }

  readEvent(body: string, signature: string | null): Promise<PaymentEvent> {
    const { webhookSecrets } = this.#config;
    return readSignedEvent(body, signature, webhookSecrets, this.#dependencies.clock.now());
  }

  /**
   * Maps Stripe's errors to messages for learners. Codes go to the log; texts do not, as they may quote
   * input.
   */
  async #ask<T>(call: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = error;
      this.#dependencies.log.info("stripe_failed", { call, type, code, statusCode, requestId });
      throw isTimeout(error)
        ? new AppError("provider_timeout", m.providerTimeout())
        : new AppError("provider_failed", m.providerFailed());
    }
  }

  /** Finds deleted customers too. Null if Stripe does not know the customer: the keys are of another account. */
  async #find(customerId: string): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
    try {
      return await this.#stripe.customers.retrieve(customerId);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** The plan's product. Subscriptions to it count at any price, so that changing the price ends none. */
  async #product(): Promise<string> {
    const { priceId } = this.#config;
    const known = products.get(priceId);
    if (known) return known;
    const product = idOfProduct(await this.#stripe.prices.retrieve(priceId));
    products.set(priceId, product);
    return product;
  }

  /** So that nobody pays twice: on a page that was opened earlier, and on the next one. */
  async #cancelIncomplete(subscriptions: Stripe.Subscription[]): Promise<void> {
    for (const { id, status } of subscriptions) {
      if (status !== "incomplete") continue;
      await this.#stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel/${id}` });
    }
  }

  async #expireCheckout({ id }: Stripe.Checkout.Session): Promise<void> {
    await this.#stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire/${id}` });
  }

  async #allSubscriptions(customer: string): Promise<Stripe.Subscription[]> {
    const { data } = await this.#stripe.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice.confirmation_secret"],
    });
    return data;
  }
}

/** An incomplete subscription for this price whose first payment is open. */
function isWaiting(subscription: Stripe.Subscription, priceId: string): boolean {
  return (
    subscription.status === "incomplete" &&
    subscription.items.data.some(({ price }) => price.id === priceId) &&
    clientSecretOf(subscription) !== null
  );
}

function idOfProduct({ product }: Stripe.Price): string {
  return typeof product === "string" ? product : product.id;
}

function clientSecretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice === "string") return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/**
 * The period is a field of the item. A cancellation is in one of two fields, depending on the billing mode.
 * @returns null for other products
 */
function toSubscription(
  subscription: Stripe.Subscription,
  product: string,
): ProviderSubscription | null {
  const item = subscription.items.data.find(({ price }) => idOfProduct(price) === product);
  if (!item) return null;
  const { id, status, ended_at, cancel_at, cancel_at_period_end } = subscription;
  const periodEnd = item.current_period_end;
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return {
    id,
    status,
    periodEnd: new Date(periodEnd * 1000),
    endsAt: end === null ? null : new Date(end * 1000),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

function isTimeout(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError &&
    /timeout being reached/.test(error.message)
  );
}
