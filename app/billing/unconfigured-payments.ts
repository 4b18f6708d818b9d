import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { PaymentProvider } from "./ports";

/** Used if no payment provider is configured. */
export const unconfiguredPayments = refusing("none", paymentsUnconfigured);

/**
 * Used if the variables of the configured provider are wrong. It keeps the provider's name, so that customers
 * stay bound to it, and accounts with a subscription cannot be deleted while it cannot be cancelled.
 */
export function misconfiguredPayments(named: "stripe" | "sandbox"): PaymentProvider {
  return refusing(named, () => new AppError("provider_unconfigured", m.paymentsMisconfigured()));
}

export function paymentsUnconfigured(): AppError {
  return new AppError("provider_unconfigured", m.paymentsUnconfigured());
}

function refusing(name: PaymentProvider["name"], reason: () => AppError): PaymentProvider {
  const refuse = async () => {
    throw reason();
  };
  return {
    name,
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
}
