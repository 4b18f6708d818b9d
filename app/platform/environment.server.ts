import { z } from "zod";
import { type AiConfig, aiConfigSchema } from "~/ai/configuration";
import { type MailConfig, parseMail, publicOriginSchema } from "./mail-configuration.server";
import { countShards, evenly, parseWeights, type Shards } from "./shards";

export type { MailConfig };

const asWholeNumber = "It is a whole number from 1, such as 20.";
const wholeNumber = z.coerce.number(asWholeNumber).int(asWholeNumber).min(1, asWholeNumber);

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
  /** Who is named cannot take money: a variable is missing, or does not go with the others. */
  | { provider: "misconfigured"; named: "stripe" | "sandbox" }
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
 * @param found what is wrong is added to it
 */
export function readPayments(
  variables: { PAYMENT_PROVIDER?: unknown },
  found: Misconfiguration[],
): PaymentConfig {
  // A name that is unknown is a misspelt one: who pays by Stripe is still known as its customer.
  const named = variables.PAYMENT_PROVIDER === "sandbox" ? "sandbox" : "stripe";
  const otherwise = { provider: "misconfigured", named } as const;
  return readPart("payments", () => parsePayments(variables), otherwise, found);
}

/** @throws ZodError naming each variable that is missing or does not go with the others */
function parsePayments(variables: unknown): PaymentConfig {
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

/** A secret by which the administrator's tool is known; without it there are no such calls. */
const administratorSchema = z.object({
  ADMIN_TOKEN: secret.refine(
    (token) => !token || token.length >= 32,
    "It is shorter than 32 characters, which can be guessed.",
  ),
});

const limitsSchema = z.object({
  /** Registrations from one address in an hour. */
  REGISTRATIONS_PER_HOUR: wholeNumber.default(20),
  /** Upload requests from one address in an hour. */
  UPLOADS_PER_HOUR: wholeNumber.default(120),
  /** Attempts from one address in an hour to get back into an account. */
  PASSWORD_RESETS_PER_HOUR: wholeNumber.default(20),
  /** Requests from one address in an hour to log in with a passkey. */
  PASSKEY_LOGINS_PER_HOUR: wholeNumber.default(120),
  /** Registrations without the check for people, in an hour: from one network, and from all. */
  UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(3),
  ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(60),
  /** Days for which the bytes of deleted files are kept, so that a database of then finds them. */
  DELETED_BYTES_KEPT_DAYS: z.coerce
    .number("It is a number from 0 to 365.")
    .min(0, "It is a number from 0 to 365.")
    .max(365, "It is a number from 0 to 365.")
    .default(0),
});

/** Where learners' data may be kept, as Cloudflare names it; none where it does not matter. */
const jurisdictionSchema = z.object({ DATA_JURISDICTION: z.enum(["", "eu", "us"]).default("") });

/** A part of the configuration that is set up wrongly, and the variable that is to be changed. */
export interface Misconfiguration {
  part: "administration" | "databases" | "limits" | "mail" | "models" | "payments" | "turnstile";
  /** The variable's name and what is wrong with it; never its value. */
  problem: string;
}

export interface Config {
  version: string;
  /** Where what is counted and what is being answered may be kept; null: anywhere. */
  jurisdiction: "eu" | "us" | null;
  /** Events allowed per address and hour, by name. */
  hourlyRates: { registration: number; upload: number; passwordReset: number; passkey: number };
  /** Where links that leave the product lead; null where a request's own address has to do. */
  publicOrigin: string | null;
  mail: MailConfig;
  /** Null where registration asks nobody to show that they are a person. */
  turnstile: { siteKey: string; secretKey: string } | "misconfigured" | null;
  /** Registrations without that check: from one network, and from all together. */
  uncheckedPerHour: { network: number; together: number };
  /** Null where there is no administrator. */
  adminToken: string | null;
  /** How long the bytes of deleted files are kept, in milliseconds. */
  deletedBytesKept: number;
  ai: AiConfig;
  payments: PaymentConfig;
  shards: Shards;
  /** Each costs its own part alone: the rest of the product works. */
  misconfigured: Misconfiguration[];
}

/**
 * Reads a part of the configuration.
 * @param otherwise what holds where a variable of it is missing or wrong
 * @param found what is wrong is added to it
 */
export function readPart<T, Otherwise>(
  part: Misconfiguration["part"],
  read: () => T,
  otherwise: Otherwise,
  found: Misconfiguration[],
): T | Otherwise {
  try {
    return read();
  } catch (error) {
    const issues = error instanceof z.ZodError ? error.issues : [];
    const problems = issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    if (problems.length === 0) problems.push("Its variables cannot be read.");
    found.push(...problems.map((problem) => ({ part, problem })));
    return otherwise;
  }
}

/**
 * The databases that are bound, and where those who register live; all take as many where that is wrong.
 * @throws Error where one is missing between them: its learners would be gone
 */
function readShards(variables: object, found: Misconfiguration[]): Shards {
  const count = countShards(variables);
  const weights = () => parseWeights(variables, count);
  return { count, weights: readPart("databases", weights, evenly(count), found) };
}

/**
 * Reads the variables of `wrangler.toml`, and the secrets that go with some of them. Where variables
 * of a part are wrong: no limit is loosened, no model is asked but the built-in engine, nobody can pay,
 * and registration is as where Turnstile does not answer.
 * @throws Error where DATA_JURISDICTION is none, since nothing may be kept where it must not be, and
 * where a database is missing between others
 */
export function readEnvironment(variables: object): Config {
  const misconfigured: Misconfiguration[] = [];
  const { APP_VERSION: version = "unknown" } = variables as { APP_VERSION?: string };
  const limits = readPart(
    "limits",
    () => limitsSchema.parse(variables),
    limitsSchema.parse({}),
    misconfigured,
  );
  return {
    version,
    jurisdiction: jurisdictionSchema.parse(variables).DATA_JURISDICTION || null,
    hourlyRates: {
      registration: limits.REGISTRATIONS_PER_HOUR,
      upload: limits.UPLOADS_PER_HOUR,
      passwordReset: limits.PASSWORD_RESETS_PER_HOUR,
      passkey: limits.PASSKEY_LOGINS_PER_HOUR,
    },
    publicOrigin: readPart("mail", () => publicOriginSchema.parse(variables), null, misconfigured),
    mail: readPart("mail", () => parseMail(variables), { provider: "none" }, misconfigured),
    turnstile: readPart(
      "turnstile",
      () => turnstileSchema.parse(variables),
      "misconfigured" as const,
      misconfigured,
    ),
    uncheckedPerHour: {
      network: limits.UNCHECKED_REGISTRATIONS_PER_HOUR,
      together: limits.ALL_UNCHECKED_REGISTRATIONS_PER_HOUR,
    },
    adminToken: readPart(
      "administration",
      () => administratorSchema.parse(variables).ADMIN_TOKEN || null,
      null,
      misconfigured,
    ),
    deletedBytesKept: limits.DELETED_BYTES_KEPT_DAYS * 86_400_000,
    ai: readPart(
      "models",
      () => aiConfigSchema.parse(variables),
      aiConfigSchema.parse({ AI_PROVIDER: "builtin" }),
      misconfigured,
    ),
    payments: readPayments(variables, misconfigured),
    shards: readShards(variables, misconfigured),
    misconfigured,
  };
}
