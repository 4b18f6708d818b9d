import { AppError } from "~/platform/errors";
import type { PaymentProvider } from "./ports";

/** Stands in where the operator has named no payment provider. */
export const unconfiguredPayments = refusing("none", paymentsUnconfigured);

/**
 * Stands in where the operator's variables do not let the named provider take money. It has the
 * provider's name: who pays stays its customer, and no account goes while its payments cannot be ended.
 */
export function misconfiguredPayments(named: "stripe" | "sandbox"): PaymentProvider {
  return refusing(
    named,
    () =>
      new AppError(
        "provider_unconfigured",
        "Payments do not work just now: whoever runs this Fennec has to put their setup right. Nothing was charged or changed, and your plan goes on as before.",
      ),
  );
}

export function paymentsUnconfigured(): AppError {
  return new AppError(
    "provider_unconfigured",
    "Payments are not set up here yet. Nothing was charged, and your free plan goes on as before.",
  );
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
