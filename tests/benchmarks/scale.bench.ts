import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { App } from "~/platform/app.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { pixelPng, shortDocx } from "../workers/documents";
import { variedText } from "./varied-text";

/** The usage of each service by one operation. */
interface Counts {
  /** To the app, and from it to other workers. */
  requests: number;
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  /** Milliseconds that the database is busy. */
  databaseMs: number;
  objectRequests: number;
  bucketWrites: number;
  bucketReads: number;
  queued: number;
  /** Milliseconds including the work after the response. */
  elapsedMs: number;
}

const nothing = (): Counts => ({
  ...{ requests: 0, queries: 0, rowsRead: 0, rowsWritten: 0, databaseMs: 0 },
  ...{ objectRequests: 0, bucketWrites: 0, bucketReads: 0, queued: 0, elapsedMs: 0 },
});

let counts = nothing();
let databaseSize = 0;

countStatements();

const built = (await import("../../build/server/index.js" as string)) as {
  default: {
    fetch(request: Request, bindings: object, context: ExecutionContext): Promise<Response>;
    scheduled(event: object, bindings: object, context: ExecutionContext): Promise<void>;
  };
};
const bindings = countedBindings();
const cookies = new Map<string, string>();

/** How often each operation is measured. */
const times = 8;
const passagesOfBook = 300;

it("measures the usage of each operation", { timeout: 900_000 }, async () => {
  const figures: Record<string, Counts> = {};
  const measure = async (name: string, act: (turn: number) => Promise<unknown>, turns = times) => {
    counts = nothing();
    for (let turn = 0; turn < turns; turn += 1) {
      const start = performance.now();
      await act(turn);
      counts.elapsedMs += performance.now() - start;
    }
    figures[name] = divided(counts, turns);
  };
  const english = variedText(7);
  const book = (turn: number) =>
    shortDocx(`book${turn}.docx`, ...Array.from({ length: passagesOfBook }, english.passage));

  await measure("register", (turn) => register(`scale-${turn}`));
  await measure("logIn", () => call("POST", "/api/login", { username: "scale-0", password }));
  await call("POST", "/api/user/track-usage", { feature: "audioTtsUsage", count: 1 });
  await premium();
  const before = databaseSize;
  const files: string[] = [];
  await measure("uploadBook", async (turn) => {
    const [file] = await upload<{ id: string }>(book(turn));
    files.push(file?.id ?? "");
  });
  const [passages, bytes] = [await count("passages"), databaseSize - before];
  const fileId = files[0] ?? "";
  await measure("uploadNotes", () =>
    upload(shortDocx("notes.docx", english.passage(), english.passage())),
  );
  await measure("uploadPicture", () => upload(pixelPng()), 2);
  await measure("openPage", () => call("GET", "/app/docs"));
  await measure("readDocument", () => call("GET", `/app/docs?fileId=${fileId}`));
  // The first question about a book stores the values derived from it.
  const beforeFirst = databaseSize;
  await call("POST", "/api/chat", { message: english.question(), fileId });
  const derivedBytes = databaseSize - beforeFirst;
  const beforeChat = databaseSize;
  await measure("chatTurn", () =>
    call("POST", "/api/chat", { message: english.question(), fileId }),
  );
  const chatBytes = databaseSize - beforeChat;
  const beforeQuiz = databaseSize;
  let quiz = "";
  await measure("makeQuiz", async () => {
    quiz = (
      await answerOf<{ id: string }>(call("POST", "/api/quiz", { fileId, questionCount: 10 }))
    ).id;
  });
  const quizBytes = databaseSize - beforeQuiz;
  await measure("answerQuestion", (turn) =>
    post(`/app/quiz/${quiz}`, { question: `${turn + 1}`, option: "0" }),
  );
  const beforeDeck = databaseSize;
  await measure("makeDeck", () => call("POST", "/api/flashcards", { fileId, count: 20 }));
  const deckBytes = databaseSize - beforeDeck;
  await measure("sweepDatabase", async () => {
    const context = createExecutionContext();
    await built.default.scheduled({ scheduledTime: Date.now() }, bindings, context);
    await waitOnExecutionContext(context);
  });
  expect(passages).toBeGreaterThan(times * passagesOfBook * 0.5);
  expect(figures.chatTurn?.queries).toBeGreaterThan(2);
  const sizes = {
    bytesPerPassage: bytes / passages,
    derivedBytesPerPassage: derivedBytes / passagesOfBook,
    passagesPerBook: passages / times,
    bytesPerChatTurn: chatBytes / times,
    bytesPerQuiz: quizBytes / times,
    bytesPerDeck: deckBytes / times,
  };
  console.log(`FIGURES ${JSON.stringify({ operations: figures, sizes })}`);
});

const password = "correct horse 7";

async function register(username: string): Promise<void> {
  await call("POST", "/api/register", { username, email: "s@example.org", password });
}

/** Gives all learners Premium, so that no plan limit applies. */
async function premium(): Promise<void> {
  await env.DB.prepare("INSERT INTO subscriptions (user_id, premium_until) SELECT id, ? FROM users")
    .bind(Date.now() + 86_400_000)
    .run();
}

async function count(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? 0;
}

async function upload<T>(file: File): Promise<T[]> {
  const form = new FormData();
  form.append("files", file);
  return answerOf<T[]>(send("POST", "/api/upload", form));
}

function call(method: string, path: string, json?: object): Promise<Response> {
  const body = json ? JSON.stringify(json) : null;
  return send(method, path, body, json && { "Content-Type": "application/json" });
}

function post(path: string, form: Record<string, string>): Promise<Response> {
  return send("POST", path, new URLSearchParams(form));
}

async function send(
  method: string,
  path: string,
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const request = new Request(`http://fennec.test${path}`, {
    ...{ method, body, redirect: "manual" },
    headers: { ...headers, Cookie, "CF-Connecting-IP": crypto.randomUUID() },
  });
  const context = createExecutionContext();
  counts.requests += 1;
  const response = await built.default.fetch(request, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    cookies.set(name, value);
  }
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return new Response(text, response);
}

async function answerOf<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

function divided(sum: Counts, turns: number): Counts {
  const entries = Object.entries(sum).map(([name, value]) => [name, value / turns]);
  return Object.fromEntries(entries) as unknown as Counts;
}

/** Counts statements by D1's own metadata, in the one method that all bindings use. */
function countStatements(): void {
  let session = (env.DB as unknown as { alwaysPrimarySession: object }).alwaysPrimarySession;
  while (!Object.hasOwn(session, "_send")) session = Object.getPrototypeOf(session);
  const prototype = session as { _send(...given: unknown[]): Promise<unknown> };
  const original = prototype._send;
  prototype._send = async function (...given) {
    const answer = await original.apply(this, given);
    for (const { meta } of [answer].flat() as { meta: D1Meta }[]) {
      counts.queries += 1;
      counts.rowsRead += meta.rows_read;
      counts.rowsWritten += meta.rows_written;
      counts.databaseMs += meta.duration;
      databaseSize = meta.size_after;
    }
    return answer;
  };
}

function countedBindings(): Bindings {
  const count = (what: keyof Counts) => () => {
    counts[what] += 1;
  };
  const object = count("objectRequests");
  const service = count("requests");
  const counted: Bindings = {
    ...env,
    BYTES: methods(env.BYTES, (name) => {
      if (/^(get|head)$/.test(name)) counts.bucketReads += 1;
      else if (name !== "delete") counts.bucketWrites += 1;
    }),
    DOCUMENTS: methods(env.DOCUMENTS, service),
    ENGINE: methods(env.ENGINE, service),
    READINGS: { send: async () => count("queued")() } as unknown as Queue<never>,
    DAILY_USAGE: namespace(env.DAILY_USAGE, object),
    RATE_LIMITER: namespace(env.RATE_LIMITER, object),
    STUDY_SESSION: namespace(env.STUDY_SESSION, object, async (stub) => {
      await runInDurableObject(stub, (instance) => {
        const session = instance as unknown as { createApp(shard?: number): App };
        session.createApp = (shard = 0) =>
          createApp(counted, { waitUntil: (work) => void work.catch(() => {}) }).at(shard);
      });
    }),
  };
  return counted;
}

type AnyMethod = (...given: never[]) => unknown;

function methods<T extends object>(
  real: T,
  tell: (method: string) => void,
  before?: () => Promise<void>,
): T {
  return new Proxy(real, {
    get: (_, method) => {
      if (typeof method !== "string" || method === "then") return undefined;
      return async (...given: never[]) => {
        tell(method);
        await before?.();
        // No `apply`, which would itself be a call of the remote object.
        return (real as Record<string, AnyMethod>)[method]?.(...given);
      };
    },
  });
}

function namespace<T extends Rpc.DurableObjectBranded | undefined>(
  real: DurableObjectNamespace<T>,
  tell: () => void,
  beforeCall?: (stub: DurableObjectStub<T>) => Promise<void>,
): DurableObjectNamespace<T> {
  const getByName = (name: string) => {
    const stub = real.getByName(name);
    return methods(stub, tell, beforeCall && (() => beforeCall(stub)));
  };
  return { getByName } as unknown as DurableObjectNamespace<T>;
}
