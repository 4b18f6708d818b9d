import type { SQLWrapper } from "drizzle-orm";
import type {
  ImageReader,
  SpeechSynthesizer,
  StudyGuideWriter,
  TextModel,
  Transcriber,
} from "~/ai/ports";
import type { Database } from "./database.server";
import type { Config } from "./environment.server";
import type {
  Background,
  ByteStore,
  Clock,
  DailyUsage,
  DocumentReader,
  Log,
  Metrics,
  PasswordHasher,
  RateLimiter,
  ReadingQueue,
  StudySession,
} from "./ports";

/** Everything a use case may ask for. Built once a request, in `workers/`. */
export interface App {
  config: Config;
  /** The learner's, of those that there are. */
  database: Database;
  /** The number of that database. */
  shard: number;
  /** The same app with another database. @throws Error where there is none of this number */
  at(shard: number): App;
  bytes: ByteStore;
  documents: DocumentReader;
  textModel: TextModel;
  studyGuides: StudyGuideWriter;
  imageReader: ImageReader;
  /** Null where none is configured: the browser may listen by itself. */
  transcriber: Transcriber | null;
  /** Null where none is configured: the browser speaks. */
  speech: SpeechSynthesizer | null;
  readings: ReadingQueue;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  /**
   * Waits until a learner's next expensive work may begin. @throws AppError rate_limited if that is not
   * soon
   */
  pace(learnerId: string): Promise<void>;
  dailyUsage(learnerId: string): DailyUsage;
  studySession(conversationId: string): StudySession;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  background: Background;
}

export type Tier = "free" | "premium";

/**
 * Whose things are read: a learner's, or those of whoever has the session that a request presents, as a
 * part of queries. Where no such session is alive, that is nobody.
 */
export interface Owner {
  id: string | SQLWrapper;
}

/** The learner on whose behalf something is done. */
export interface Actor {
  id: string;
  username: string;
  email: string | null;
  createdAt: Date;
  tier: Tier;
  /** The number of the database where they live; the first unless told. */
  shard?: number;
}
