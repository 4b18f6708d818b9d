import { AppError } from "~/platform/errors";
import type { PaymentProvider } from "./ports";

/** Stands in where the operator has named no payment provider. */
export const unconfiguredPayments: PaymentProvider = {
  name: "none",
  createCustomer: refuse,
  updateCustomer: refuse,
  readPrice: refuse,
  beginPayment: refuse,
  openCheckout: refuse,
  openPortal: refuse,
  listSubscriptions: refuse,
  deleteCustomer: refuse,
  readEvent: refuse,
};

export function paymentsUnconfigured(): AppError {
  return new AppError(
    "provider_unconfigured",
    "Payments are not set up here yet. Nothing was charged, and your free plan goes on as before.",
  );
}

async function refuse(): Promise<never> {
  throw paymentsUnconfigured();
}
