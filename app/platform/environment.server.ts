import { z } from "zod";
import { type AiConfig, aiConfigSchema } from "~/ai/configuration";
import { type MailConfig, parseMail, publicOriginSchema } from "./mail-configuration.server";
import { countShards, evenly, parseWeights, type Shards } from "./shards";

export type { MailConfig };

const asWholeNumber = "Must be a whole number from 1 up, such as 20.";
const wholeNumber = z.coerce.number(asWholeNumber).int(asWholeNumber).min(1, asWholeNumber);

const secret = z.string().trim().optional();

/** Variables of the payment provider. Messages never repeat a value. */
const paymentSchema = z
  .object({
    /** Everything but `local` is production. */
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
        refuse(name, `PAYMENT_PROVIDER=${provider}: must look like ${like}.`);
      }
    };
    if (provider === "sandbox" && DEPLOYMENT === "production") {
      refuse("PAYMENT_PROVIDER", "The sandbox takes no money, so production refuses it.");
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
      refuse("STRIPE_PUBLISHABLE_KEY", "Both Stripe keys must be test keys or both live keys.");
    }
  });

export type PaymentConfig =
  | { provider: "none" }
  /** The named provider cannot be used: a variable is missing or wrong. */
  | { provider: "misconfigured"; named: "stripe" | "sandbox" }
  | { provider: "sandbox"; webhookSecrets: [string, ...string[]] }
  | {
      provider: "stripe";
      secretKey: string;
      publishableKey: string;
      priceId: string;
      /** The current one and, during a rotation, the previous one. */
      webhookSecrets: [string, ...string[]];
    };

/** Payment configuration, for the app and the webhook worker. @param found collects the problems */
export function readPayments(
  variables: { PAYMENT_PROVIDER?: unknown },
  found: Misconfiguration[],
): PaymentConfig {
  // An unknown name is probably misspelt; customers must stay bound to Stripe.
  const named = variables.PAYMENT_PROVIDER === "sandbox" ? "sandbox" : "stripe";
  const otherwise = { provider: "misconfigured", named } as const;
  return readPart("payments", () => parsePayments(variables), otherwise, found);
}

/** @throws ZodError naming each variable that is missing or wrong */
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

/** Turnstile at registration. */
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

const pushSchema = z
  .object({
    VAPID_PUBLIC_KEY: secret,
    VAPID_PRIVATE_KEY: secret,
    VAPID_SUBJECT: secret,
    PUBLIC_ORIGIN: secret,
  })
  .transform((given, context) => {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
    if (!publicKey && !privateKey) return null;
    const subject = given.VAPID_SUBJECT || given.PUBLIC_ORIGIN || "";
    const checks = [
      [
        "VAPID_PUBLIC_KEY",
        publicKey,
        /^B[\w-]{86}$/,
        "Must be a key made by `npm run vapid:keys`.",
      ],
      [
        "VAPID_PRIVATE_KEY",
        privateKey,
        /^[\w-]{43}$/,
        "Must be a key made by `npm run vapid:keys`.",
      ],
      [
        "VAPID_SUBJECT",
        subject,
        /^(mailto:\S+@\S+|https:\/\/\S+)$/,
        "Must look like mailto:you@host.",
      ],
    ] as const;
    for (const [name, value, shape, message] of checks) {
      if (!shape.test(value ?? "")) context.addIssue({ code: "custom", path: [name], message });
    }
    return { publicKey: publicKey ?? "", privateKey: privateKey ?? "", subject };
  });

/** Keys by which push services know this server, and whom they may ask about its messages. */
export type PushConfig = NonNullable<z.output<typeof pushSchema>>;

/** Secret of `npm run admin`; without it `/api/admin` does not exist. */
const administratorSchema = z.object({
  ADMIN_TOKEN: secret.refine(
    (token) => !token || token.length >= 32,
    "Must be at least 32 characters.",
  ),
});

const limitsSchema = z.object({
  /** Registrations per hour and IP address. */
  REGISTRATIONS_PER_HOUR: wholeNumber.default(20),
  /** Upload requests per hour and IP address. */
  UPLOADS_PER_HOUR: wholeNumber.default(120),
  /** Password resets and recoveries per hour and IP address. */
  PASSWORD_RESETS_PER_HOUR: wholeNumber.default(20),
  /** Passkey logins per hour and IP address. */
  PASSKEY_LOGINS_PER_HOUR: wholeNumber.default(120),
  /** Registrations per hour without Turnstile: per network, and in total. */
  UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(3),
  ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: wholeNumber.default(60),
  /** Days for which objects of deleted files are kept, for a database restored to that time. */
  DELETED_BYTES_KEPT_DAYS: z.coerce
    .number("Must be a number from 0 to 365.")
    .min(0, "Must be a number from 0 to 365.")
    .max(365, "Must be a number from 0 to 365.")
    .default(0),
});

/** Cloudflare's jurisdiction for learners' data; none if it does not matter. */
const jurisdictionSchema = z.object({ DATA_JURISDICTION: z.enum(["", "eu", "us"]).default("") });

/** A misconfigured part, and the variable to change. */
export interface Misconfiguration {
  part:
    | "administration"
    | "databases"
    | "limits"
    | "mail"
    | "models"
    | "payments"
    | "reminders"
    | "turnstile";
  /** Name of the variable and the problem; never the value. */
  problem: string;
}

export interface Config {
  version: string;
  /** Jurisdiction of Durable Objects; null: anywhere. */
  jurisdiction: "eu" | "us" | null;
  /** Allowed events per IP address and hour. */
  hourlyRates: { registration: number; upload: number; passwordReset: number; passkey: number };
  /** Origin for links in mails; null for the request's own. */
  publicOrigin: string | null;
  mail: MailConfig;
  /** Null if registration does not use Turnstile. */
  turnstile: { siteKey: string; secretKey: string } | "misconfigured" | null;
  /** Registrations without Turnstile: per network, and in total. */
  uncheckedPerHour: { network: number; together: number };
  /** Null if there are no reminders. */
  push: PushConfig | null;
  /** Null if there is no administrator. */
  adminToken: string | null;
  /** Milliseconds for which objects of deleted files are kept. */
  deletedBytesKept: number;
  ai: AiConfig;
  payments: PaymentConfig;
  shards: Shards;
  /** Each disables only its own part. */
  misconfigured: Misconfiguration[];
}

/**
 * Parses a part of the configuration.
 * @param otherwise used if a variable is missing or wrong
 * @param found collects the problems
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
 * The shards, and the weights for new learners; equal weights if the variable is wrong.
 * @throws Error if one is missing between others, as its learners would be lost
 */
function readShards(variables: object, found: Misconfiguration[]): Shards {
  const count = countShards(variables);
  const weights = () => parseWeights(variables, count);
  return { count, weights: readPart("databases", weights, evenly(count), found) };
}

/**
 * Parses variables and secrets. If those of a part are wrong, it fails safe: default limits, the built-in
 * engine instead of a model, no payments, and registration as if Turnstile did not answer.
 * @throws Error if DATA_JURISDICTION is unknown, as data could be stored in a wrong place, or if a database
 * is missing between others
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
    push: readPart("reminders", () => pushSchema.parse(variables), null, misconfigured),
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
