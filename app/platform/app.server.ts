import type { SQLWrapper } from "drizzle-orm";
import type {
  ImageReader,
  MessageClassifier,
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
  Lease,
  Log,
  Metrics,
  OpenWeb,
  PasswordHasher,
  RateLimiter,
  ReadingQueue,
  StudySession,
} from "./ports";

/** Everything that use cases need. Built per request, in `workers/`. */
export interface App {
  config: Config;
  /** The learner's shard. */
  database: Database;
  /** Number of the shard. */
  shard: number;
  /** The same app with another shard. @throws Error if there is no such shard */
  at(shard: number): App;
  bytes: ByteStore;
  documents: DocumentReader;
  web: OpenWeb;
  textModel: TextModel;
  studyGuides: StudyGuideWriter;
  messageClassifier: MessageClassifier;
  imageReader: ImageReader;
  /** Null if none is configured: the browser's recognition may be used. */
  transcriber: Transcriber | null;
  /** Null if none is configured: the browser's speech is used. */
  speech: SpeechSynthesizer | null;
  readings: ReadingQueue;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  /**
   * Waits until a learner's next expensive work may begin. @throws AppError rate_limited if that is not
   * soon
   */
  pace(learnerId: string): Promise<void>;
  /** Waits until no other long text is being stored. @throws AppError rate_limited if that takes too long */
  leaseLongText(): Promise<Lease>;
  dailyUsage(learnerId: string): DailyUsage;
  studySession(conversationId: string): StudySession;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  background: Background;
}

export type Tier = "free" | "premium";

/**
 * Owner of what is read: a learner's id, or a subquery for the owner of the request's session, which finds
 * nobody if the session is not valid.
 */
export interface Owner {
  id: string | SQLWrapper;
}

/** The learner on whose behalf a use case runs. */
export interface Actor {
  id: string;
  username: string;
  email: string | null;
  createdAt: Date;
  tier: Tier;
  /** Number of the learner's shard; default 0. */
  shard?: number;
}
