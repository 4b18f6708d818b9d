import type { AiVariables } from "~/ai/configuration";
import type { PageToRead } from "~/platform/ports";
import type { DailyUsage } from "./daily-usage";
import type Documents from "./documents/documents";
import type Music from "./music/music";
import type PageReader from "./ocr/page-reader";
import type { RateLimiter } from "./rate-limiter";
import type { EngineBinding } from "./study-engine";
import type { StudySession } from "./study-session";

/** What `wrangler.toml` binds. */
export interface Bindings extends AiVariables, AllowanceVariables {
  /** There may also be `DB_1`, `DB_2` and so on: docs/scale.md. */
  DB: D1Database;
  NEW_LEARNERS?: string;
  BYTES: R2Bucket;
  /** If bound, web pages are fetched through it: a network without private addresses. */
  WEB?: Pick<Fetcher, "fetch">;
  /** URL of a DNS-over-HTTPS resolver with JSON answers. */
  DNS_RESOLVER?: string;
  READINGS: Queue<LearnersPage | RemindersToSend>;
  /** Bound with several databases, each of which is then swept separately. */
  SWEEPS?: Queue<DatabaseToSweep>;
  DOCUMENTS: Service<typeof Documents>;
  ENGINE: EngineBinding;
  MUSIC: Pick<Music, "render">;
  OCR: Service<typeof PageReader>;
  STRIPE_WEBHOOK: Fetcher;
  DAILY_USAGE: DurableObjectNamespace<DailyUsage>;
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
  STUDY_SESSION: DurableObjectNamespace<StudySession>;
  VAPID_PUBLIC_KEY?: string;
  /** A secret. */
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  /** If bound, metrics are written to it, otherwise to the log. */
  METRICS?: AnalyticsEngineDataset;
  /** Secret: the token of `npm run admin`. */
  ADMIN_TOKEN?: string;
  DELETED_BYTES_KEPT_DAYS?: string;
  APP_VERSION: string;
  REGISTRATIONS_PER_HOUR: string;
  UPLOADS_PER_HOUR: string;
  /** Bound if Cloudflare sends the email: docs/deploying.md. */
  EMAIL?: SendEmail;
  MAIL_PROVIDER?: string;
  MAIL_FROM?: string;
  /** A secret. */
  MAIL_API_KEY?: string;
  PUBLIC_ORIGIN?: string;
  PASSWORD_RESETS_PER_HOUR?: string;
  PASSKEY_LOGINS_PER_HOUR?: string;
  DATA_JURISDICTION?: string;
  /** `stop`: a wrong variable prevents the start. */
  ON_WRONG_CONFIGURATION?: string;
  DEPLOYMENT?: string;
  PAYMENT_PROVIDER?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_PRICE_ID?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_WEBHOOK_SECRET_PREVIOUS?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  UNCHECKED_REGISTRATIONS_PER_HOUR?: string;
  ALL_UNCHECKED_REGISTRATIONS_PER_HOUR?: string;
}

/** A page to read, and the number of its learner's database; by default the first. */
export type LearnersPage = PageToRead & { shard?: number };

/** One of several databases to sweep, as of `time`, in milliseconds since 1970. */
export interface DatabaseToSweep {
  shard: number;
  time: number;
  /** The trigger that started it. */
  cron: string;
}

/** Continues sending a database's reminders with the next learners. */
export interface RemindersToSend {
  shard: number;
  reminders: true;
}

/** Parsed by `app/billing/allowances.ts`; docs/deploying.md says what each means. */
type AllowanceVariables = Partial<
  Record<
    `${
      | "GENERATED_PER_DAY"
      | "UPLOADED_BYTES_PER_DAY"
      | "STORED_BYTES"
      | "STORED_PASSAGES"
      | "STORED_ITEMS"
      | "OCR_PAGES_PER_DAY"
      | "SPEECH_SECONDS_PER_DAY"}_${"FREE" | "PREMIUM"}`,
    string
  >
>;
