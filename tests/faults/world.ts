import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { insertUser } from "~/account/account-store.server";
import { hashToken, newToken } from "~/account/random-token.server";
import { insertSession } from "~/account/session-store.server";
import { openDatabase } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import { argon2Hasher } from "~/platform/password-hasher.server";
import type { Bindings, LearnersPage } from "../../workers/bindings";
import type { StudySession } from "../../workers/study-session";
import {
  bindingsOf,
  contextOf,
  enter,
  type Outside,
  restoreFetch,
  standInForFetch,
} from "./bindings";
import { Calls, current, type Fault, Process } from "./calls";
import { forgetTimers, isBusy, passTime, pause } from "./fake-timers";

/** The app as it is deployed. */
const app = "../../build/server/index.js";
// Lazily loaded modules would look like a hanging call while they are loaded.
await Promise.all([import("ai"), import("workers-ai-provider")]);
const built = (await import(/* @vite-ignore */ app)) as {
  default: {
    fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
    scheduled(event: object, env: Bindings, context: ExecutionContext): Promise<void>;
    queue(batch: object, env: Bindings, context: ExecutionContext): Promise<void>;
  };
};

export const password = "correct horse 7";
const passwordHash = await argon2Hasher.hash(password);

/** As `max_retries` in wrangler.toml says. */
const deliveries = 4;

/** Milliseconds between two checks, and the number of idle checks in a row after which everything has ended. */
const look = 4;
const quietLooks = { afterSilence: 25, else: 150 };

const hour = 3_600_000;

/** A response: its status, headers and whole body. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export interface Sent {
  json?: unknown;
  form?: Record<string, string> | FormData;
  headers?: Record<string, string>;
}

/** One learner in an empty product, whose calls to services are numbered. */
export class World {
  calls = new Calls(null);
  readonly cookies = new Map<string, string>();
  readonly outside: Outside;
  readonly id = newId();
  readonly username = `learner-${this.id}`;
  readonly address = crypto.randomUUID();

  constructor(variables: Partial<Bindings>, outside: Partial<Outside> = {}) {
    this.outside = {
      calls: this.calls,
      variables,
      line: [],
      conversations: new Set(),
      background: [],
      pages: [],
      ...outside,
    };
    standInForFetch(this.outside);
  }

  /** Starts numbering calls, one of which may fail. */
  watch(fault: Fault | null): void {
    this.calls = new Calls(fault);
    this.calls.watching = true;
    this.outside.calls = this.calls;
  }

  /** Ends the faults: all further calls succeed. */
  calm(): void {
    this.calls.watching = false;
  }

  async register(): Promise<void> {
    const isElsewhere = this.outside.variables.NEW_LEARNERS === "DB_1" && env.DB_1;
    const database = openDatabase(isElsewhere || env.DB);
    const now = new Date();
    await insertUser(database, {
      id: this.id,
      username: this.username,
      usernameKey: this.username,
      email: `${this.username}@example.org`,
      passwordHash,
      createdAt: now,
    });
    if (isElsewhere) {
      await env.DB.prepare("INSERT INTO homes VALUES (?, ?, 1, NULL)")
        .bind(this.username, this.id)
        .run();
    }
    const token = newToken(isElsewhere ? 1 : 0);
    await insertSession(
      database,
      {
        id: newId(),
        tokenHash: await hashToken(token),
        userId: this.id,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + 30 * 24 * hour),
      },
      99,
    );
    this.cookies.set("fennec_session", token);
  }

  /** @returns null if there was no complete response */
  async send(method: string, path: string, sent: Sent = {}): Promise<Answer | null> {
    const headers = new Headers({ "CF-Connecting-IP": this.address, ...sent.headers });
    headers.set("Cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    let body: BodyInit | null = null;
    if (sent.json !== undefined) {
      body = JSON.stringify(sent.json);
      headers.set("Content-Type", "application/json");
    } else if (sent.form) {
      body = sent.form instanceof FormData ? sent.form : new URLSearchParams(sent.form);
    }
    const request = new Request(`http://fennec.test${path}`, {
      method,
      headers,
      body,
      redirect: "manual",
    });
    return this.run("app", async (bindings, context) => {
      const response = await built.default.fetch(request, bindings, context);
      const answer = { status: response.status, headers: response.headers, body: "" };
      answer.body = await response.text();
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      return answer;
    });
  }

  /** The response of a call that must succeed. */
  async must(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.send(method, path, sent);
    if (answer && answer.status < 400) return answer;
    throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body.slice(0, 300)}`);
  }

  async json<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
    return JSON.parse((await this.must(method, path, sent)).body) as T;
  }

  /** Delivers queued messages as the queue does: failed ones again, and finally as a dead letter. */
  async deliver(): Promise<void> {
    for (let page = this.outside.line.shift(); page; page = this.outside.line.shift()) {
      if (await this.#deliverTo("fennec-readings", page)) continue;
      await this.#deliverTo("fennec-unread", page);
    }
  }

  async #deliverTo(queue: string, page: LearnersPage): Promise<boolean> {
    for (let attempts = 1; attempts <= deliveries; attempts += 1) {
      let again = false;
      const retry = () => {
        again = true;
      };
      const done = await this.run("queue", async (bindings, context) => {
        const messages = [{ body: page, attempts, ack() {}, retry }];
        await built.default.queue({ messages, queue }, bindings, context);
        return true;
      }).catch(() => false);
      if (done && !again) return true;
    }
    return false;
  }

  /** The scheduled sweep, this many hours from now. */
  async sweep(hours = 2): Promise<boolean> {
    const event = { scheduledTime: Date.now() + hours * hour, cron: "", noRetry() {} };
    const done = await this.run("sweep", async (bindings, context) => {
      await built.default.scheduled(event, bindings, context);
      return true;
    }).catch(() => null);
    return done === true;
  }

  /** The alarms of conversations, which continue the work of a process that died. */
  async alarm(): Promise<void> {
    for (const name of this.outside.conversations) {
      const stub = env.STUDY_SESSION.getByName(name);
      await runInDurableObject(stub, (session) => enter(session as StudySession, this.outside));
      await this.settle(runDurableObjectAlarm(stub));
    }
  }

  /** Runs a process to its end, including its background work. */
  async run<T>(
    name: string,
    work: (bindings: Bindings, context: ExecutionContext) => Promise<T>,
  ): Promise<T | null> {
    const process = new Process(name);
    current.process = process;
    const { outside } = this;
    outside.background = [];
    try {
      const result = await this.settle(
        work(bindingsOf(outside, process), contextOf(outside)).then((value) => ({ value })),
      );
      const rest = await this.settle(Promise.allSettled(outside.background));
      if (!rest) process.dead = true;
      return result?.value ?? null;
    } finally {
      // The runtime cancels work that has not ended by now.
      process.dead = true;
    }
  }

  /** Waits while anything runs, and advances the clock if nothing does. @returns null if nothing is left to run */
  async settle<T>(work: Promise<T>): Promise<T | null> {
    const waiting = Symbol();
    const { fault } = this.calls;
    const silent = () =>
      this.calls.watching &&
      this.calls.fired !== null &&
      (fault?.kind === "silence" || fault?.kind === "death");
    for (let quiet = 0; ; quiet += 1) {
      const first = await Promise.race([work, pause(look).then(() => waiting)]);
      if (first !== waiting) return first as T;
      if (this.calls.pending > 0 || isBusy()) quiet = 0;
      // A busy machine is slow: unless a call was silenced, wait longer before time is advanced.
      if (quiet < (silent() ? quietLooks.afterSilence : quietLooks.else)) continue;
      if (!passTime()) return null;
      quiet = 0;
    }
  }

  end(): void {
    forgetTimers();
    restoreFetch();
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
