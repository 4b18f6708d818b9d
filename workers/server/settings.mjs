// The app's variables, read from the environment of the server's process.
import { readFileSync } from "node:fs";
import { modelProviders } from "./model-providers.mjs";
import { Refusal } from "./refusal.mjs";

/** All except those of one provider; docs/deploying.md and docs/providers.md explain them. */
export const appSettings = /** @type {const} */ ([
  "ADMIN_TOKEN",
  "DELETED_BYTES_KEPT_DAYS",
  "REGISTRATIONS_PER_HOUR",
  "UPLOADS_PER_HOUR",
  "PASSWORD_RESETS_PER_HOUR",
  "PASSKEY_LOGINS_PER_HOUR",
  "UNCHECKED_REGISTRATIONS_PER_HOUR",
  "ALL_UNCHECKED_REGISTRATIONS_PER_HOUR",
  "GENERATED_PER_DAY_FREE",
  "GENERATED_PER_DAY_PREMIUM",
  "UPLOADED_BYTES_PER_DAY_FREE",
  "UPLOADED_BYTES_PER_DAY_PREMIUM",
  "STORED_BYTES_FREE",
  "STORED_BYTES_PREMIUM",
  "STORED_PASSAGES_FREE",
  "STORED_PASSAGES_PREMIUM",
  "STORED_ITEMS_FREE",
  "STORED_ITEMS_PREMIUM",
  "OCR_PAGES_PER_DAY_FREE",
  "OCR_PAGES_PER_DAY_PREMIUM",
  "SPEECH_SECONDS_PER_DAY_FREE",
  "SPEECH_SECONDS_PER_DAY_PREMIUM",
  "AI_PROVIDER",
  "AI_FALLBACK",
  "AI_CALLS_PER_DAY",
  "AI_TIMEOUT_SECONDS",
  "TEXT_PROVIDER",
  "TEXT_MODEL",
  "IMAGE_PROVIDER",
  "IMAGE_MODEL",
  "TRANSCRIPTION_PROVIDER",
  "TRANSCRIPTION_MODEL",
  "SPEECH_PROVIDER",
  "SPEECH_MODEL",
  "DNS_RESOLVER",
  "MAIL_PROVIDER",
  "MAIL_FROM",
  "MAIL_API_KEY",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "VAPID_SUBJECT",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET_KEY",
  "PAYMENT_PROVIDER",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_PRICE_ID",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
]);

/** @type {readonly string[]} */
export const settings = [...appSettings, ...modelProviders.flatMap(({ variables }) => variables)];

/**
 * Their values in the environment. `<NAME>_FILE` names a file with the value, as container engines pass secrets. By
 * default the built-in engine answers.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 * @throws Refusal if such a file cannot be read
 */
export function settingsFrom(environment) {
  const given = settings.flatMap((name) => {
    const value = environment[name] ?? valueInFile(name, environment[`${name}_FILE`]);
    return value === undefined ? [] : [[name, value]];
  });
  return { AI_PROVIDER: "builtin", ...Object.fromEntries(given) };
}

function valueInFile(name, path) {
  if (!path) return undefined;
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new Refusal(`${name}_FILE names ${path}, which cannot be read (${error.code}).`);
  }
}
