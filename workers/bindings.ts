import type { PageToRead } from "~/platform/ports";
import type { DailyUsage } from "./daily-usage";
import type PageReader from "./ocr/page-reader";
import type { RateLimiter } from "./rate-limiter";
import type { StudySession } from "./study-session";

/** What `wrangler.toml` binds. */
export interface Bindings {
  DB: D1Database;
  BYTES: R2Bucket;
  READINGS: Queue<PageToRead>;
  OCR: Service<typeof PageReader>;
  STRIPE_WEBHOOK: Fetcher;
  DAILY_USAGE: DurableObjectNamespace<DailyUsage>;
  RATE_LIMITER: DurableObjectNamespace<RateLimiter>;
  STUDY_SESSION: DurableObjectNamespace<StudySession>;
  APP_VERSION: string;
  REGISTRATIONS_PER_HOUR: string;
  UPLOADS_PER_HOUR: string;
  DEPLOYMENT?: string;
  PAYMENT_PROVIDER?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_PRICE_ID?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_WEBHOOK_SECRET_PREVIOUS?: string;
}
