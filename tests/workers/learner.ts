import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect } from "vitest";
import { findActor, findOwner } from "~/account/find-actor.server";
import { openSession } from "~/account/open-session.server";
import { register } from "~/account/register.server";
import type { Actor, App, Tier } from "~/platform/app.server";
import { readEnvironment } from "~/platform/environment.server";
import { argon2Hasher } from "~/platform/password-hasher.server";
import { RequestScope } from "~/platform/request-scope.server";
import { shardBinding } from "~/platform/shards";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { databaseOf } from "../../workers/database-of";

interface CallOptions {
  json?: unknown;
  /** Sent url-encoded, as a browser without JavaScript does. */
  form?: Record<string, string>;
  /** Sent unchanged: multipart, raw text, bytes. */
  body?: BodyInit;
  headers?: Record<string, string>;
}

const { shards } = readEnvironment(env);

/** Every bound database. */
export const databases: { DB: D1Database } & Record<string, D1Database> = Object.assign(
  { DB: env.DB },
  ...Array.from({ length: shards.count }, (_, shard) => ({
    [shardBinding(shard)]: databaseOf(env, shard),
  })),
);

/** The number of the database in which new learners are stored. */
export const home = shards.weights.findIndex((weight) => weight > 0);

export const homeDatabase = databaseOf(env, home);

/** A browser as the server sees it, with its own address and cookies; it follows no redirect. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address = crypto.randomUUID();

  constructor(
    readonly origin = "http://fennec.test",
    /** Where the requests go. */
    readonly send: (request: Request) => Promise<Response> = (request) =>
      exports.default.fetch(request),
  ) {}

  async call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const headers = new Headers({ "CF-Connecting-IP": this.#address });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("Cookie", cookie);
    let body = options.body ?? null;
    if (options.json !== undefined) {
      body = JSON.stringify(options.json);
      headers.set("Content-Type", "application/json");
    }
    if (options.form) {
      body = new URLSearchParams(options.form).toString();
      headers.set("Content-Type", "application/x-www-form-urlencoded");
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    const response = await this.send(
      new Request(this.origin + path, { method, headers, body, redirect: "manual" }),
    );
    this.keepCookies(response.headers);
    return response;
  }

  keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) this.#keep(line);
  }

  /** Uploads files as one multipart form. */
  async upload(...files: File[]): Promise<Response> {
    const form = new FormData();
    for (const file of files) form.append("files", file);
    return this.call("POST", "/api/upload", { body: form });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export interface Learner extends Browser {
  id: string;
  username: string;
}

export const password = "correct horse 7";

/** Hashed once for all learners, because it takes longer than the rest of a registration. */
const passwordHash = argon2Hasher.hash(password);
const passwords = { ...argon2Hasher, hash: () => passwordHash };

let registered = 0;

/** A new learner who is signed in. `POST /api/register`, which does the same, has its own tests. */
export async function newLearner(origin?: string): Promise<Learner> {
  registered += 1;
  const username = `learner-${registered}`;
  const browser = new Browser(origin);
  const app = { ...createApp(env, createExecutionContext()), passwords };
  const registration = { username, email: `${username}@example.org`, password };
  const { actor } = await register(app, registration, null);
  const scope = new RequestScope(app, new Request(browser.origin), "", { findActor, findOwner });
  await openSession(scope, actor);
  browser.keepCookies(scope.responseHeaders);
  return Object.assign(browser, { id: actor.id, username });
}

/** The app of the learners' database, with variables and ports other than those of the tests' configuration. */
export function appWith(variables: Partial<Bindings> = {}, changes: Partial<App> = {}): App {
  const bindings = env as unknown as Bindings;
  const app = createApp({ ...bindings, ...variables }, createExecutionContext());
  return { ...app.at(home), ...changes };
}

/** A learner as the app's use cases see them. */
export function actorOf({ id, username }: Learner, tier: Tier = "free"): Actor {
  return { id, username, email: null, createdAt: new Date(), tier, shard: home };
}

/** The JSON of a response, in the shape that docs/api.md describes. */
export async function answerOf<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

export interface ErrorAnswer {
  error: string;
  code: string;
  issues?: { path: string; message: string }[];
  [field: string]: unknown;
}

export interface FileAnswer {
  id: string;
  name: string;
  type: string;
  size: number;
  createdAt: string;
  status: string;
  problem: string | null;
  pages: number | null;
  pagesRead: number | null;
  words: number | null;
}

/** Uploads one file. @returns the response about it */
export async function uploaded(learner: Learner, file: File): Promise<FileAnswer> {
  const response = await learner.upload(file);
  expect(response.status).toBe(201);
  const [first] = await answerOf<FileAnswer[]>(response);
  if (!first) throw new Error("The upload answered with no file.");
  return first;
}

/** Checks that a request was refused with one issue. */
export async function expectIssue(response: Response, path: string, message: string) {
  expect(response.status).toBe(400);
  expect(await answerOf<ErrorAnswer>(response)).toEqual({
    error: message,
    code: "invalid_request",
    issues: [{ path, message }],
  });
}

/** Gives premium for the next minute. */
export async function makePremium(learner: Learner): Promise<void> {
  await homeDatabase
    .prepare("INSERT INTO subscriptions (user_id, premium_until) VALUES (?, ?)")
    .bind(learner.id, Date.now() + 60_000)
    .run();
}

/** The number of rows of a table that belong to the learner. */
export async function countRows(learner: Learner, table: string): Promise<number> {
  const row = await homeDatabase
    .prepare(`SELECT count(*) AS total FROM ${table} WHERE user_id = ?`)
    .bind(learner.id)
    .first<{ total: number }>();
  return row?.total ?? -1;
}
