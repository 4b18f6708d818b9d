import type { ProviderPrice } from "./format-price";

/** A started payment, which the browser completes with the provider. */
export interface PaymentSession {
  /** Null if nothing is left to pay. */
  clientSecret: string | null;
  publishableKey: string;
}

/** A subscription at the provider. */
export interface ProviderSubscription {
  id: string;
  /** Stripe's statuses: `active`, `incomplete`, `past_due`, `canceled` and others. */
  status: string;
  /** End of the current period. */
  periodEnd: Date;
  /** When it ends or has ended; null if it renews. */
  endsAt: Date | null;
}

/** An event of a provider. Treated as a change signal only; its payload is not trusted. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Customer of the subscription, invoice or checkout; null for other events. */
  customerId: string | null;
}

/** Absolute URLs to which the provider's page returns. */
export interface ReturnAddresses {
  paid: string;
  back: string;
}

/** A payment provider. Its failures are `provider_failed` and `provider_timeout`. */
export interface PaymentProvider {
  /** Learners have a customer id for each name. Stripe's live mode and test mode know only their own customers. */
  readonly name: "stripe" | "stripe-test" | "sandbox" | "none";
  /** Creates a learner's customer. Concurrent calls return the same one. */
  createCustomer(learnerId: string, email: string | null): Promise<string>;
  /** Changes the email address for receipts. */
  updateCustomer(customerId: string, email: string | null): Promise<void>;
  /** The price at which the plan is sold. */
  readPrice(): Promise<ProviderPrice>;
  /** Starts the subscription, or resumes one whose first payment is open. */
  beginPayment(customerId: string): Promise<PaymentSession>;
  /** URL of the provider's checkout page. Cancels what `beginPayment` started, so that nobody pays twice. */
  openCheckout(customerId: string, addresses: ReturnAddresses): Promise<string>;
  /** URL of the provider's customer portal. */
  openPortal(customerId: string, back: string): Promise<string>;
  /** All subscriptions to the plan at any price, also ended ones, newest first; null if the customer was deleted. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[] | null>;
  /**
   * Cancels all subscriptions immediately and deletes the customer.
   * @returns false if the provider does not know the customer
   */
  deleteCustomer(customerId: string): Promise<boolean>;
  /**
   * Verifies the signature of a raw body and parses it.
   * @throws AppError invalid_request if the signature is wrong or too old
   */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent>;
}

declare module "~/platform/app.server" {
  interface App {
    payments: PaymentProvider;
  }
}
