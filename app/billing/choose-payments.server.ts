import type { App } from "~/platform/app.server";
import type { PaymentConfig } from "~/platform/environment.server";
import type { PaymentProvider } from "./ports";
import { SandboxPayments } from "./sandbox-payments.server";
import { StripePayments } from "./stripe-payments.server";
import { misconfiguredPayments, unconfiguredPayments } from "./unconfigured-payments";

/** The configured provider. @param deliver posts a signed event of the sandbox to the webhook */
export function choosePayments(
  config: PaymentConfig,
  dependencies: Pick<App, "database" | "clock" | "log" | "background">,
  deliver: (body: string, signature: string) => Promise<Response>,
): PaymentProvider {
  switch (config.provider) {
    case "none":
      return unconfiguredPayments;
    case "misconfigured":
      return misconfiguredPayments(config.named);
    case "sandbox":
      return new SandboxPayments({
        ...dependencies,
        webhookSecrets: config.webhookSecrets,
        deliver,
      });
    case "stripe":
      return new StripePayments(config, dependencies);
  }
}
