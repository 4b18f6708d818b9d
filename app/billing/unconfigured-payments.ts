import { AppError } from "~/platform/errors";
import * as m from "./messages";
import type { PaymentProvider } from "./ports";

/** Stands in where the operator has named no payment provider. */
export const unconfiguredPayments = refusing("none", paymentsUnconfigured);

/**
 * Stands in where the operator's variables do not let the named provider take money. It has the
 * provider's name: who pays stays its customer, and no account goes while its payments cannot be ended.
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
