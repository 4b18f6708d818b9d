/** A payment begun for a learner; the browser finishes it with the provider. */
export interface PaymentSession {
  clientSecret: string;
  publishableKey: string;
}

/** Who takes the money. Each call fails with `provider_failed` where the provider does. */
export interface PaymentProvider {
  readonly name: string;
  /** Begins, or takes up again, the monthly subscription of a learner. */
  createSession(learnerId: string): Promise<PaymentSession>;
  /** Until when the learner has paid; null where there is no paid subscription. */
  findPaidUntil(learnerId: string): Promise<Date | null>;
}

declare module "~/platform/app.server" {
  interface App {
    payments: PaymentProvider;
  }
}
