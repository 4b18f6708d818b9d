import type { ProviderPrice } from "./format-price";

/** A payment begun for a learner; the browser finishes it with the provider. */
export interface PaymentSession {
  /** Null where the provider has nothing left to be paid. */
  clientSecret: string | null;
  publishableKey: string;
}

/** A subscription as the provider keeps it. */
export interface ProviderSubscription {
  id: string;
  /** In Stripe's words: `active`, `incomplete`, `past_due`, `canceled` and others. */
  status: string;
  /** The end of the period that runs. */
  periodEnd: Date;
  /** When it will end or has ended; null where it renews. */
  endsAt: Date | null;
}

/** What a provider tells by itself. Nothing in it is believed but that something has changed. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Whose subscription, invoice or checkout it is about; null for anything else. */
  customerId: string | null;
}

/** Absolute addresses to which a provider's page leads. */
export interface ReturnAddresses {
  paid: string;
  back: string;
}

/** Who takes the money. Each call fails with `provider_failed` or `provider_timeout`. */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox" | "none";
  /** A customer that belongs to one learner; the same one, however often it is called at once. */
  createCustomer(learnerId: string, email: string | null): Promise<string>;
  /** Tells the address to which receipts go. */
  updateCustomer(customerId: string, email: string | null): Promise<void>;
  /** What it asks for the plan. */
  readPrice(): Promise<ProviderPrice>;
  /** Begins the monthly subscription, or takes up again the one that waits for its payment. */
  beginPayment(customerId: string): Promise<PaymentSession>;
  /** The provider's own page to pay on; what `beginPayment` has begun ends, so that none pays twice. */
  openCheckout(customerId: string, addresses: ReturnAddresses): Promise<string>;
  /** The provider's own page to cancel, and to change a card. */
  openPortal(customerId: string, back: string): Promise<string>;
  /** Every subscription to the plan there ever was, the newest first; null where the customer is gone. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[] | null>;
  /** Ends every subscription at once and forgets the customer. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Checks the signature of a raw body and reads it.
   * @throws AppError invalid_request where the provider has not signed just this, just now
   */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent>;
}

declare module "~/platform/app.server" {
  interface App {
    payments: PaymentProvider;
  }
}
