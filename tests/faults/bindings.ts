import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { TrackRecipe } from "~/soundtrack/track-id";
import type { Bindings, LearnersPage } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import type { StudySession } from "../../workers/study-session";
import { type Calls, current, Process } from "./calls";

/** Fakes of the services outside of the product, which record what they receive. */
export interface Outside {
  calls: Calls;
  variables: Partial<Bindings>;
  /** Queued messages. */
  line: LearnersPage[];
  /** Names of the conversations' objects that were requested. */
  conversations: Set<string>;
  /** Work that continues after the response. */
  background: Promise<unknown>[];
  /** The number of pages of each picture that is read. */
  pages: string[];
  /** A model's response: words sent one by one, JSON, or audio. */
  ai?: () => string[] | string | Uint8Array<ArrayBuffer>;
  /** The web's responses, each an HTML page. */
  web?: Record<string, string>;
  /** The response to calls that name no binding. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

const realFetch = globalThis.fetch;

/** `fetch` as the product calls it: numbered, and aborted by its signal like the real one. */
export function standInForFetch(outside: Outside): void {
  const { fetch: answer } = outside;
  if (!answer) return;
  globalThis.fetch = ((input: unknown, init: RequestInit = {}) =>
    unlessAborted(
      init,
      outside.calls.make(current.process, "fetch", () => answer(String(input), init)),
    )) as typeof fetch;
}

export function restoreFetch(): void {
  globalThis.fetch = realFetch;
}

function unlessAborted<T>({ signal }: RequestInit, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  signal?.addEventListener("abort", () => aborted.reject(signal.reason));
  return Promise.race([work, aborted.promise]);
}

const webhook = (await import("../../build/stripe-webhook/webhook.js" as string)).default as {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
};

/** The pieces of each track by its recipe, because rendering takes a second and always gives the same. */
const rendered = new Map<string, Uint8Array[]>();

const music = {
  async render(recipe: TrackRecipe) {
    const track = JSON.stringify(recipe);
    const pieces =
      rendered.get(track) ?? (await piecesOf(Promise.resolve(env.MUSIC.render(recipe))));
    rendered.set(track, pieces);
    return new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
  },
} as unknown as Bindings["MUSIC"];

async function piecesOf(rendering: Promise<ReadableStream<Uint8Array>>): Promise<Uint8Array[]> {
  const reader = (await rendering).getReader();
  const pieces: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
  }
  return pieces;
}

export function contextOf({ background }: Outside): ExecutionContext {
  return {
    waitUntil: (promise: Promise<unknown>) => void background.push(promise),
    passThroughOnException() {},
    props: {},
  } as unknown as ExecutionContext;
}

/** The bindings of one process: every call is numbered, and may fail. */
export function bindingsOf(outside: Outside, process: Process): Bindings {
  const { line, pages } = outside;
  const { DB_1, DB_2: _, ...rest } = env;
  const make = <T>(name: string, work: () => Promise<T>) => outside.calls.make(process, name, work);
  const bindings: Bindings = {
    ...rest,
    ...outside.variables,
    DB: database(env.DB, "DB", make),
    // Most scenarios are played with one database.
    ...(outside.variables.NEW_LEARNERS && DB_1 && { DB_1: database(DB_1, "DB_1", make) }),
    BYTES: methods(env.BYTES, "BYTES", make),
    DAILY_USAGE: namespace(env.DAILY_USAGE, "DAILY_USAGE", make),
    RATE_LIMITER: namespace(env.RATE_LIMITER, "RATE_LIMITER", make),
    STUDY_SESSION: namespace(env.STUDY_SESSION, "STUDY_SESSION", make, async (stub, name) => {
      outside.conversations.add(name);
      await runInDurableObject(stub, (session) => enter(session as StudySession, outside));
    }),
    READINGS: {
      send: (page: LearnersPage) =>
        make("READINGS.send", async () => {
          line.push(page);
        }),
    } as unknown as Queue<LearnersPage>,
    EMAIL: { send: () => make("EMAIL.send", async () => ({ messageId: "message" })) },
    DOCUMENTS: methods(env.DOCUMENTS, "DOCUMENTS", make),
    ENGINE: methods(env.ENGINE, "ENGINE", make),
    MUSIC: methods(music, "MUSIC", make),
    OCR: {
      readPage: ({ page, content }: { page: number; content: ReadableStream }) =>
        make("OCR.readPage", async () => {
          await new Response(content).arrayBuffer();
          return { pages: pages.length, text: pages[page - 1] ?? "", confidence: 90 };
        }),
    } as unknown as Bindings["OCR"],
    // Writing metrics always fails here, which must make no difference.
    METRICS: {
      writeDataPoint() {
        throw new Error("METRICS.writeDataPoint: connection lost.");
      },
    },
    STRIPE_WEBHOOK: {
      fetch: (input: RequestInfo, init?: RequestInit) =>
        make("STRIPE_WEBHOOK.fetch", () =>
          webhook.fetch(
            new Request(input, init),
            bindingsOf(outside, new Process("webhook")),
            contextOf(outside),
          ),
        ),
    } as unknown as Fetcher,
  };
  const { ai, web } = outside;
  if (web) bindings.WEB = openWeb(web, make);
  if (!ai) return bindings;
  const run = () => make("AI.run", async () => answerOf(ai(), make));
  return { ...bindings, AI: { run } as unknown as Ai };
}

function answerOf(said: string[] | string | Uint8Array<ArrayBuffer>, make: Make): Response {
  if (typeof said === "string") return new Response(said, { headers: jsonType });
  if (said instanceof Uint8Array) {
    return new Response(said, { headers: { "Content-Type": "audio/mpeg" } });
  }
  const lines = [...said.map((response) => JSON.stringify({ response })), "[DONE]"];
  const words = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const line = lines.shift();
      if (line === undefined) return controller.close();
      await make("AI.say", async () => {});
      controller.enqueue(new TextEncoder().encode(`data: ${line}\n\n`));
    },
  });
  return new Response(words, { headers: { "Content-Type": "text/event-stream" } });
}

/** Pages whose bytes are loaded on request. */
function openWeb(pages: Record<string, string>, make: Make): Pick<Fetcher, "fetch"> {
  const open = async (address: string, init: RequestInit) => {
    const page = pages[address];
    if (page === undefined) throw new TypeError("Network connection lost.");
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await unlessAborted(
          init,
          make("WEB.read", async () => {}),
        );
        controller.enqueue(new TextEncoder().encode(page));
        controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
  return {
    fetch: (address: RequestInfo | URL, init: RequestInit = {}) =>
      unlessAborted(
        init,
        make("WEB.fetch", () => open(String(address), init)),
      ),
  } as Pick<Fetcher, "fetch">;
}

const jsonType = { "Content-Type": "application/json" };

type Make = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Numbers the calls of a conversation's object as long as it is in memory. */
export function enter(session: StudySession, outside: Outside): void {
  const entered = session as StudySession & { entered?: Outside };
  if (entered.entered === outside) return;
  entered.entered = outside;
  const bindings = bindingsOf(outside, new Process("session"));
  const context = { waitUntil: (promise: Promise<unknown>) => void promise.catch(() => {}) };
  entered.createApp = (shard = 0) => createApp(bindings, context).at(shard);
}

/** Only running a statement or a batch is a call; preparing one is not. */
function database(real: D1Database, binding: string, make: Make): D1Database {
  const wrapped = new WeakMap<object, { statement: D1PreparedStatement; name: string }>();
  const wrap = (statement: D1PreparedStatement, name: string): D1PreparedStatement => {
    const wrapper = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), name),
      ...Object.fromEntries(
        (["first", "run", "all", "raw"] as const).map((method) => [
          method,
          (...given: never[]) =>
            make(`${binding}.${name}`, () => (statement[method] as AnyMethod)(...given)),
        ]),
      ),
    } as unknown as D1PreparedStatement;
    wrapped.set(wrapper, { statement, name });
    return wrapper;
  };
  return {
    prepare: (query: string) => wrap(real.prepare(query), nameOf(query)),
    batch: (given: D1PreparedStatement[]) => {
      const known = given.flatMap((one) => wrapped.get(one) ?? []);
      const names = new Set(known.map(({ name }) => name));
      return make(`${binding}.${[...names].join("+")}`, () =>
        real.batch(known.map(({ statement }) => statement)),
      );
    },
  } as unknown as D1Database;
}

/** The kind of a statement, and its table: "insert files". */
function nameOf(query: string): string {
  const [, verb = "", table = ""] = /^\s*(\w+)\s+"?(\w+)"?/.exec(query) ?? [];
  const from = /\b(?:from|into)\s+"?(\w+)"?/i.exec(query)?.[1];
  return `${verb.toLowerCase()} ${/^update/i.test(verb) ? table : (from ?? table)}`;
}

type AnyMethod = (...given: never[]) => Promise<unknown>;

/** Every method of a binding. */
function methods<T extends object>(real: T, name: string, make: Make): T {
  return new Proxy(real, {
    get: (_, method) => {
      if (typeof method !== "string" || method === "then") return undefined;
      return (...given: never[]) =>
        // Called as a method: `apply` would be another call of the remote object.
        make(`${name}.${method}`, async () =>
          (real as Record<string, AnyMethod>)[method]?.(...given),
        );
    },
  });
}

/** Objects by name, each with numbered calls. */
function namespace<T extends Rpc.DurableObjectBranded | undefined>(
  real: DurableObjectNamespace<T>,
  name: string,
  make: Make,
  meet: (stub: DurableObjectStub<T>, name: string) => Promise<void> = async () => {},
): DurableObjectNamespace<T> {
  const getByName = (objectName: string) => {
    const stub = real.getByName(objectName);
    return methods(stub, name, (call, work) =>
      make(call, async () => {
        await meet(stub, objectName);
        return work();
      }),
    );
  };
  return { getByName } as unknown as DurableObjectNamespace<T>;
}
