import { z } from "zod";
import { type AiConfig, aiConfigSchema } from "~/ai/configuration";
import { type MailConfig, parseMail, publicOriginSchema } from "./mail-configuration.server";

export type { MailConfig };

const wholeNumber = z.coerce.number().int().min(1);

const secret = z.string().trim().optional();

/** Who takes the money, and what is needed for it. A value is never repeated in a message. */
const paymentSchema = z
  .object({
    /** Only what is named `local` is no production. */
    DEPLOYMENT: z.enum(["production", "local"]).default("production"),
    PAYMENT_PROVIDER: z.enum(["", "stripe", "sandbox"]).default(""),
    STRIPE_PUBLISHABLE_KEY: secret,
    STRIPE_PRICE_ID: secret,
    STRIPE_SECRET_KEY: secret,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_WEBHOOK_SECRET_PREVIOUS: secret,
  })
  .superRefine((variables, context) => {
    const { PAYMENT_PROVIDER: provider, DEPLOYMENT } = variables;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const demand = (name: keyof typeof variables, shape: RegExp, like: string) => {
      if (!shape.test(variables[name] ?? "")) {
        refuse(name, `PAYMENT_PROVIDER=${provider} needs it to be like ${like}.`);
      }
    };
    if (provider === "sandbox" && DEPLOYMENT === "production") {
      refuse("PAYMENT_PROVIDER", "The sandbox takes no money: it is refused in production.");
    }
    if (provider === "") return;
    demand("STRIPE_WEBHOOK_SECRET", /^whsec_\S+$/, "whsec_...");
    if (variables.STRIPE_WEBHOOK_SECRET_PREVIOUS) {
      demand("STRIPE_WEBHOOK_SECRET_PREVIOUS", /^whsec_\S+$/, "whsec_...");
    }
    if (provider !== "stripe") return;
    demand("STRIPE_SECRET_KEY", /^[sr]k_(test|live)_\S+$/, "sk_live_... or rk_live_...");
    demand("STRIPE_PUBLISHABLE_KEY", /^pk_(test|live)_\S+$/, "pk_live_...");
    demand("STRIPE_PRICE_ID", /^price_\S+$/, "price_...");
    const modes = [variables.STRIPE_SECRET_KEY, variables.STRIPE_PUBLISHABLE_KEY].map(
      (key) => key?.split("_")[1],
    );
    if (modes[0] !== modes[1]) {
      refuse("STRIPE_PUBLISHABLE_KEY", "It is of another mode, test or live, than the secret key.");
    }
  });

export type PaymentConfig =
  | { provider: "none" }
  | { provider: "sandbox"; webhookSecrets: [string, ...string[]] }
  | {
      provider: "stripe";
      secretKey: string;
      publishableKey: string;
      priceId: string;
      /** The one in force, and the one before it while they are changed. */
      webhookSecrets: [string, ...string[]];
    };

/**
 * Who takes the money; the app and the webhook's worker have the same variables.
 * @throws ZodError naming each variable that is missing or does not go with the others
 */
export function parsePayments(variables: unknown): PaymentConfig {
  const given = paymentSchema.parse(variables);
  const previous = given.STRIPE_WEBHOOK_SECRET_PREVIOUS;
  const webhookSecrets: [string, ...string[]] = [
    given.STRIPE_WEBHOOK_SECRET ?? "",
    ...(previous ? [previous] : []),
  ];
  switch (given.PAYMENT_PROVIDER) {
    case "":
      return { provider: "none" };
    case "sandbox":
      return { provider: "sandbox", webhookSecrets };
    case "stripe":
      return {
        provider: "stripe",
        secretKey: given.STRIPE_SECRET_KEY ?? "",
        publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? "",
        priceId: given.STRIPE_PRICE_ID ?? "",
        webhookSecrets,
      };
  }
}

/** The check for people at registration. */
const turnstileSchema = z
  .object({ TURNSTILE_SITE_KEY: secret, TURNSTILE_SECRET_KEY: secret })
  .transform(({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey }, context) => {
    if (siteKey && secretKey) return { siteKey, secretKey };
    if (!siteKey && !secretKey) return null;
    context.addIssue({
      code: "custom",
      path: [siteKey ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY"],
      message: "Turnstile needs both of its keys, and this one is not set.",
    });
    return z.NEVER;
  });

const environmentSchema = z.object({
  APP_VERSION: z.string().min(1),
  /** Registrations from one address in an hour. */
  REGISTRATIONS_PER_HOUR: wholeNumber,
  /** Upload requests from one address in an hour. */
  UPLOADS_PER_HOUR: wholeNumber,
  /** Attempts from one address in an hour to get back into an account. */
  PASSWORD_RESETS_PER_HOUR: wholeNumber.default(20),
  /** Requests from one address in an hour to log in with a passkey. */
  PASSKEY_LOGINS_PER_HOUR: wholeNumber.default(120),
  /** Registrations without the check for people, in an hour: from one network, and from all. */
  UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(3),
  ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(60),
});

export interface Config {
  version: string;
  /** Events allowed per address and hour, by name. */
  hourlyRates: { registration: number; upload: number; passwordReset: number; passkey: number };
  /** Where links that leave the product lead; null where a request's own address has to do. */
  publicOrigin: string | null;
  mail: MailConfig;
  /** Null where registration asks nobody to show that they are a person. */
  turnstile: { siteKey: string; secretKey: string } | null;
  /** Registrations without that check: from one network, and from all together. */
  uncheckedPerHour: { network: number; together: number };
  ai: AiConfig;
  payments: PaymentConfig;
}

/**
 * Parses the variables of `wrangler.toml`, and the secrets that go with some of them.
 * @throws ZodError naming each variable that is missing or wrong, so that a bad deployment fails
 * where it starts and not at its first use.
 */
export function parseEnvironment(variables: unknown): Config {
  const environment = environmentSchema.parse(variables);
  return {
    version: environment.APP_VERSION,
    hourlyRates: {
      registration: environment.REGISTRATIONS_PER_HOUR,
      upload: environment.UPLOADS_PER_HOUR,
      passwordReset: environment.PASSWORD_RESETS_PER_HOUR,
      passkey: environment.PASSKEY_LOGINS_PER_HOUR,
    },
    publicOrigin: publicOriginSchema.parse(variables),
    mail: parseMail(variables),
    turnstile: turnstileSchema.parse(variables),
    uncheckedPerHour: {
      network: environment.UNCHECKED_REGISTRATIONS_PER_HOUR,
      together: environment.ALL_UNCHECKED_REGISTRATIONS_PER_HOUR,
    },
    ai: aiConfigSchema.parse(variables),
    payments: parsePayments(variables),
  };
}
