import type { Passage } from "~/ai/ports";
import type { ErrorCode } from "./errors";

/** What the platform lends to use cases. Types only; `workers/` fills them. */

export interface Clock {
  now(): Date;
}

type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured lines without personal data: ids and figures, never names, texts or addresses. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  /** `cause` gives its name, message and stack to the log and to nobody else. */
  error(event: string, cause: unknown, fields?: LogFields): void;
}

/** What is counted for whoever runs the product. Labels have few different values, figures any. */
export type Metric =
  | { name: "request"; labels: { route: string; method: string; status: string }; figures: Timed }
  /** A reply in a conversation: `answered`, or the code of its failure. */
  | { name: "turn"; labels: { outcome: string; engine: string }; figures: Timed }
  /** A model that failed, and whether the built-in engine took over. */
  | { name: "provider"; labels: { outcome: "failed" | "replaced"; reason: string }; figures: None }
  /** A page of a picture or scan. */
  | { name: "page"; labels: { outcome: PageOutcome }; figures: { attempts: number } }
  /** One part of the hourly sweep. */
  | { name: "sweep"; labels: { part: string; outcome: "done" | "failed" }; figures: Timed }
  /** What waits, as the sweep finds it. */
  | { name: "backlog"; labels: None; figures: Backlog };

type PageOutcome = "read" | "retried" | "given_up";
type Timed = { milliseconds: number };
type None = Record<never, never>;

export interface Backlog {
  /** Files whose reading has stopped. */
  stoppedReadings: number;
  /** Pages that were given up. */
  deadLetters: number;
  /** Objects that are due for removal. */
  dueBytes: number;
}

/** Counts what happens: names and figures, never whose. It never fails. */
export interface Metrics {
  count(metric: Metric): void;
}

/** The one door to work that goes on after the answer. Its failure is logged under `name`. */
export interface Background {
  run(name: string, work: Promise<unknown>): void;
}

/** Uploaded bytes by key. */
export interface ByteStore {
  /**
   * Bytes that are still on their way are written as they come. If they break off with an error, that
   * is thrown, and nothing is stored.
   * @param key new: nothing was ever written under it
   */
  put(
    key: string,
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    contentType: string,
  ): Promise<void>;
  /** Null where there is no such object. `range` is inclusive and lies within the object. */
  get(key: string, range?: { start: number; end: number }): Promise<ReadableStream | null>;
  delete(keys: string[]): Promise<void>;
  /** In bytes; null where there is no such object. */
  size(key: string): Promise<number | null>;
  /** Up to `limit` keys in their order, those after `after`. */
  list(after: string | null, limit: number): Promise<string[]>;
}

/** A document that can be sent to its reader. */
export interface KeptDocument {
  /** A file's extension, or "txt" for a pasted text, in UTF-8. */
  type: string;
  /** Bytes. */
  size: number;
  /** Its bytes from the first; called again where they have to be sent again. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** The text of a document, in reading order. */
export interface DocumentReading {
  /** Null where the format has no fixed pages. */
  pages: number | null;
  words: number;
  /** Pages, from 1, that hold no text in a document with pictures: each may be a picture of text. */
  picturePages: number[];
  passages: Pick<Passage, "page" | "heading" | "text" | "blocks">[];
}

/** Why no text could be taken from a document. */
export type ExtractionFailure =
  | "damaged"
  | "encrypted"
  | "no_text"
  | "only_pictures"
  | "too_large"
  | "wrong_type"
  /** Others are being read, and its turn did not come in time. */
  | "busy"
  /** Its reader ended in the middle, or was not done in time. */
  | "given_up";

/** Reads documents one after the other, apart from everything else. */
export interface DocumentReader {
  /** @throws ExtractionError (library/extraction) with the reason */
  read(document: KeptDocument): Promise<DocumentReading>;
}

/** A page that waits to be read. */
export interface PageToRead {
  fileId: string;
  /** From 1. */
  page: number;
}

/** Pages of pictures and scans, read one after the other without anybody waiting. */
export interface ReadingQueue {
  add(page: PageToRead): Promise<void>;
}

export interface PasswordHasher {
  /** An encoded hash that carries its own salt and parameters. */
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
  /** Takes the last event of the window back, where it turned out not to count. */
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
   * Holds `amount` (1 unless told) under the caller's id where `limit` has room for it beside what is
   * held or kept; held or kept already that day, it is granted again and counts once. What is neither
   * kept nor given back within ten minutes gives itself back.
   */
  reserve(feature: string, limit: number, reservation: string, amount?: number): Promise<Reserved>;
  /** @param amount what it turned out to be, where that is not what was held */
  keep(reservation: string, amount?: number): Promise<void>;
  /** Leaves what was kept as it is. */
  giveBack(reservation: string): Promise<void>;
  /**
   * Counts off a part of what was kept, on its day; once, however often it is called. Where that day
   * is forgotten, nothing.
   */
  takeBack(reservation: string, uses: number): Promise<void>;
  used(feature: string): Promise<number>;
  /** The same of several features, in their order, by one call. */
  usedOf(features: readonly string[]): Promise<number[]>;
  /** Counts uses that nobody reserved; they may go above any limit. */
  add(feature: string, uses: number): Promise<void>;
  /** Forgets everything about the learner. */
  forget(): Promise<void>;
}

/** What has to be known to produce one reply, however often it is tried. */
export interface Turn {
  /** Also of its reservation and of the reply. */
  id: string;
  conversationId: string;
  learnerId: string;
  fileId: string | null;
  message: string;
  /** The number of the learner's database; the first where it is not told. */
  shard?: number;
}

export interface PendingTurn {
  id: string;
  message: string;
  /** The reply as far as it has been written. */
  text: string;
}

/** What a reader of a turn receives, in order. `Reply` is the whole stored message. */
export type TurnEvent<Reply = unknown> =
  | { type: "token"; text: string }
  | { type: "message"; message: Reply }
  | { type: "error"; code: ErrorCode; error: string };

/** A stored reply that is to be read aloud. */
export interface ReplyToSpeak {
  id: string;
  userId: string;
  /** Markdown. */
  content: string;
  /** Seconds of speech that the learner's plan has for a day. */
  limit: number;
  /** The number of the learner's database. */
  shard: number;
}

/** One conversation: its turns run one after the other, whether or not anybody reads along. */
export interface StudySession {
  /** Takes a turn in where fewer than `limit` messages are held or kept of the day. */
  send(
    turn: Turn,
    limit: number,
  ): Promise<{ granted: true; events: ReadableStream<Uint8Array> } | Refused>;
  /** The turn's events from number `after` + 1 on; null where it is not running. */
  resume(turnId: string, after: number): Promise<ReadableStream<Uint8Array> | null>;
  pending(): Promise<PendingTurn[]>;
  /** Ends a turn where it stands and keeps what is written. @returns false where it is not running */
  stop(turnId: string): Promise<boolean>;
  /** Ends what is running, unsaved, and forgets the conversation before later turns begin. */
  reset(learnerId: string, fileId: string | null, shard: number): Promise<void>;
  /** Ends what is running, unsaved, and keeps nothing: what the conversation is about has gone. */
  forget(): Promise<void>;
  /**
   * Has a reply read aloud and keeps the audio, where the day has room for it; once, however many ask
   * for it side by side.
   */
  speak(reply: ReplyToSpeak): Promise<Reserved>;
}
