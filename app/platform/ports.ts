import type { Passage } from "~/ai/ports";
import type { StudyScope } from "~/study-scope";
import type { ErrorCode } from "./errors";

/** The ports of use cases. Types only; `workers/` implements them. */

export interface Clock {
  now(): Date;
}

type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured lines without personal data: ids and figures, never names, texts or addresses. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  /** Logs name, message and stack of `cause`, without quoted data. */
  error(event: string, cause: unknown, fields?: LogFields): void;
}

/** Metrics for operators. Labels have few distinct values. */
export type Metric =
  | { name: "request"; labels: { route: string; method: string; status: string }; figures: Timed }
  /** A chat reply: `answered`, or its error code. */
  | { name: "turn"; labels: { outcome: string; engine: string }; figures: Timed }
  /** A failed model, and whether the built-in engine took over. */
  | { name: "provider"; labels: { outcome: "failed" | "replaced"; reason: string }; figures: None }
  /** A page read by OCR. */
  | { name: "page"; labels: { outcome: PageOutcome }; figures: { attempts: number } }
  /** A step of the hourly sweep. */
  | { name: "sweep"; labels: { part: string; outcome: "done" | "failed" }; figures: Timed }
  /** A database's backlog, hourly. */
  | { name: "backlog"; labels: Stored; figures: Backlog }
  /** A database's size, hourly. */
  | { name: "database"; labels: Stored; figures: { bytes: number } };

type PageOutcome = "read" | "retried" | "given_up";
type Timed = { milliseconds: number };
/** The binding of the database. */
type Stored = { database: string };
type None = Record<never, never>;

export interface Backlog {
  /** Files whose OCR has stalled. */
  stoppedReadings: number;
  /** Abandoned pages. */
  deadLetters: number;
  /** Objects to be removed. */
  dueBytes: number;
}

/** Counts events, without personal data. Never throws. */
export interface Metrics {
  count(metric: Metric): void;
}

/** Runs work after the response. Failures are logged under `name`. */
export interface Background {
  run(name: string, work: Promise<unknown>): void;
}

/** Uploaded bytes by key. */
export interface ByteStore {
  /**
   * Streams are written as they arrive. If one fails, its error is thrown and nothing is stored.
   * @param key a new one, never written before
   */
  put(
    key: string,
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<void>;
  /** Null if there is no such object. `range` is inclusive and within the object. */
  get(key: string, range?: { start: number; end: number }): Promise<ReadableStream | null>;
  delete(keys: string[]): Promise<void>;
  /** In bytes; null if there is no such object. */
  size(key: string): Promise<number | null>;
  /** Up to `limit` keys after `after`, in order. */
  list(after: string | null, limit: number): Promise<string[]>;
}

/** A document for the document reader. */
export interface FileToRead {
  /** A file's extension, or "pasted" for a pasted text, in UTF-8. */
  type: string;
  /** Bytes. */
  size: number;
  /** Opens its bytes; called again for a retry. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** The text of a document, in reading order. */
export interface DocumentReading {
  /** Null if the format has no pages. */
  pages: number | null;
  words: number;
  /** Pages (from 1) without text in a document with pictures: they may be scans. */
  picturePages: number[];
  passages: Pick<Passage, "page" | "heading" | "text" | "blocks">[];
}

/** A reading whose passages stay compressed until they are needed: those of the longest document take 13 MB. */
export interface PackedReading extends Omit<DocumentReading, "passages"> {
  passageCount: number;
  /** Pages that have passages, of a document that may have scanned ones. */
  pagesWithText: number[];
  unpack(): Promise<DocumentReading["passages"]>;
}

/** Why text extraction failed. */
export type ExtractionFailure =
  | "damaged"
  | "encrypted"
  | "no_text"
  | "only_pictures"
  | "too_large"
  | "wrong_type"
  /** Busy with other documents for too long. */
  | "busy"
  /** The worker crashed or timed out. */
  | "given_up";

/** Extracts text from documents, one at a time, in a separate worker. */
export interface DocumentReader {
  /** @throws ExtractionError (library/extraction) */
  read(document: FileToRead): Promise<PackedReading>;
}

/** The right to do something that only one request of an isolate does at a time. */
export interface Lease {
  /** Without it, the lease ends after a few seconds. */
  renew(): void;
  end(): void;
}

/** The web outside of the deployment. */
export interface OpenWeb {
  /** The IP addresses of a name; none if it has none. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  /** Does not follow redirects. */
  fetch(
    url: URL,
    init: { signal: AbortSignal; headers: Record<string, string> },
  ): Promise<Response>;
}

/** A page waiting for OCR. */
export interface PageToRead {
  fileId: string;
  /** From 1. */
  page: number;
}

/** Queue of pages for OCR. */
export interface ReadingQueue {
  add(page: PageToRead): Promise<void>;
}

export interface PasswordHasher {
  /** @returns an encoded hash, including salt and parameters */
  hash(password: string): Promise<string>;
  verify(encoded: string, password: string): Promise<boolean>;
}

/** Counts events per key in a fixed window. */
export interface RateLimiter {
  take(
    key: string,
    limit: number,
    periodSeconds: number,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>;
  /** Uncounts an event of the current window. */
  giveBack(key: string): Promise<void>;
}

export interface Refused {
  granted: false;
  used: number;
}

export type Reserved = { granted: true } | Refused;

/** One learner's counters of the current UTC day. */
export interface DailyUsage {
  /**
   * Reserves `amount` (default 1) under the caller's id if `limit` allows it. The same id counts once a day.
   * A reservation that is neither committed nor released expires after ten minutes.
   */
  reserve(feature: string, limit: number, reservation: string, amount?: number): Promise<Reserved>;
  /** @param amount the actual amount, if it differs from the reserved one */
  keep(reservation: string, amount?: number): Promise<void>;
  /** Does nothing to committed reservations. */
  giveBack(reservation: string): Promise<void>;
  /** Refunds a part of a committed amount on its day, idempotently; nothing once that day is forgotten. */
  takeBack(reservation: string, uses: number): Promise<void>;
  used(feature: string): Promise<number>;
  /** The same for several features in one call, in their order. */
  usedOf(features: readonly string[]): Promise<number[]>;
  /** Counts unreserved uses, which may exceed the limit. */
  add(feature: string, uses: number): Promise<void>;
  /** Deletes all counters of the learner. */
  forget(): Promise<void>;
}

/** Input for producing a reply, also in retries. */
export interface Turn {
  /** Also the id of its reservation and of the reply. */
  id: string;
  conversationId: string;
  learnerId: string;
  /** Without file and course it is about everything. */
  fileId: string | null;
  courseId?: string | null;
  message: string;
  /** Whether a question that the material answers is asked back first. */
  tryFirst?: boolean;
  /** Number of the learner's shard; default 0. */
  shard?: number;
  /** Of the interface, BCP 47; default English. */
  language?: string;
}

export interface PendingTurn {
  id: string;
  message: string;
  /** The reply so far. */
  text: string;
}

/** Events of a turn, in order. `Reply` is the stored message. */
export type TurnEvent<Reply = unknown> =
  | { type: "token"; text: string }
  | { type: "message"; message: Reply }
  | { type: "error"; code: ErrorCode; error: string };

/** A stored reply to read aloud. */
export interface ReplyToSpeak {
  id: string;
  userId: string;
  /** Markdown. */
  content: string;
  /** The plan's seconds of speech per day. */
  limit: number;
  /** Number of the learner's shard. */
  shard: number;
}

/** A conversation. Its turns run one at a time, also without a listener. */
export interface StudySession {
  /** Starts a turn if fewer than `limit` messages are reserved or committed today. */
  send(
    turn: Turn,
    limit: number,
  ): Promise<{ granted: true; events: ReadableStream<Uint8Array> } | Refused>;
  /** The turn's events after number `after`; null if it is not running. */
  resume(turnId: string, after: number): Promise<ReadableStream<Uint8Array> | null>;
  pending(): Promise<PendingTurn[]>;
  /** Stops a turn and keeps the text so far. @returns false if it is not running */
  stop(turnId: string): Promise<boolean>;
  /** Aborts the running turn without saving and clears the conversation before the next turn. */
  reset(learnerId: string, about: StudyScope, shard: number): Promise<void>;
  /** Aborts the running turn without saving: the conversation's subject was deleted. */
  forget(): Promise<void>;
  /** Synthesizes and stores a reply's audio, within the daily limit; once for concurrent calls. */
  speak(reply: ReplyToSpeak): Promise<Reserved>;
}
