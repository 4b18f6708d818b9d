import { AppError } from "~/platform/errors";
import type { PaymentProvider } from "./ports";

/** Stands in where the operator has named no payment provider. */
export const unconfiguredPayments: PaymentProvider = {
  name: "none",
  createSession: refuse,
  findPaidUntil: refuse,
};

async function refuse(): Promise<never> {
  throw new AppError(
    "provider_unconfigured",
    "Payments are not set up here yet. Nothing was charged, and your free plan goes on as before.",
  );
}
