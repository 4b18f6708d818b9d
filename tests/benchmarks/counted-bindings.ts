import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { PageToRead } from "~/platform/ports";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import type { StudySession } from "../../workers/study-session";
import { tutor } from "../fakes/tutor.mjs";

/** What a deployment pays for, in Cloudflare's units. */
export interface Counts {
  requests: number;
  rowsRead: number;
  rowsWritten: number;
  /** The growth of the database. */
  databaseBytes: number;
  /** R2 operations: A writes and lists, B reads. */
  classA: number;
  classB: number;
  storedBytes: number;
  objectRequests: number;
  messages: number;
  modelCalls: number;
  /** Characters that the language model reads and writes; four are a token. */
  charactersIn: number;
  charactersOut: number;
}

export const noCounts = (): Counts => ({
  requests: 0,
  rowsRead: 0,
  rowsWritten: 0,
  databaseBytes: 0,
  classA: 0,
  classB: 0,
  storedBytes: 0,
  objectRequests: 0,
  messages: 0,
  modelCalls: 0,
  charactersIn: 0,
  charactersOut: 0,
});

/** The counts, the queued pages and the background work. */
export interface Meter {
  counts: Counts;
  queue: PageToRead[];
  background: Promise<unknown>[];
  databaseSize: number;
  model: boolean;
}

export function contextOf(meter: Meter): ExecutionContext {
  return {
    waitUntil: (promise: Promise<unknown>) => void meter.background.push(promise),
    passThroughOnException() {},
    props: {},
  } as unknown as ExecutionContext;
}

const made = new WeakMap<Meter, Bindings>();

/** The tests' bindings, whose calls are counted. */
export function countedBindings(meter: Meter): Bindings {
  const known = made.get(meter);
  if (known) return known;
  const bindings: Bindings = {
    ...env,
    AI_PROVIDER: meter.model ? "workers-ai" : "builtin",
    IMAGE_PROVIDER: "builtin",
    TRANSCRIPTION_PROVIDER: "builtin",
    SPEECH_PROVIDER: "builtin",
    DB: countedDatabase(env.DB, meter),
    BYTES: countedBucket(env.BYTES, meter),
    DAILY_USAGE: countedObjects(env.DAILY_USAGE, meter),
    RATE_LIMITER: countedObjects(env.RATE_LIMITER, meter),
    STUDY_SESSION: countedObjects(env.STUDY_SESSION, meter, (stub) =>
      runInDurableObject(stub, (session) => {
        const own = session as StudySession;
        own.createApp = () => createApp(bindings, contextOf(meter));
      }),
    ),
    READINGS: {
      async send(page: PageToRead) {
        meter.counts.messages += 1;
        meter.queue.push(page);
      },
    } as unknown as Queue<PageToRead>,
    OCR: {
      async readPage({ content }: { content: ReadableStream }) {
        await new Response(content).arrayBuffer();
        return { pages: 1, text: pageText, confidence: 90 };
      },
    } as unknown as Bindings["OCR"],
    AI: { run: async (...given: [string, Asked]) => answerOf(given[1], meter) } as unknown as Ai,
  };
  made.set(meter, bindings);
  return bindings;
}

/** The text of a photographed page, about 300 words. */
const pageText = "The bees of a hive divide the work among them, as their age has it. ".repeat(22);

interface Asked {
  messages: { role: string; content: unknown }[];
  stream?: boolean;
}

/** The reply of a model that follows its instructions. */
function answerOf({ messages, stream }: Asked, { counts }: Meter): Response {
  const said = tutor(messages);
  counts.modelCalls += 1;
  counts.charactersIn += JSON.stringify(messages).length;
  counts.charactersOut += said.length;
  if (!stream) return Response.json({ response: said });
  const words = said.split(/(?<= )/).map((response) => JSON.stringify({ response }));
  const lines = [...words, "[DONE]"].map((line) => `data: ${line}\n\n`);
  return new Response(lines.join(""), { headers: { "Content-Type": "text/event-stream" } });
}

function countedDatabase(real: D1Database, meter: Meter): D1Database {
  const known = new WeakMap<object, D1PreparedStatement>();
  const count = <T>(result: D1Result<T>): D1Result<T> => {
    const { rows_read, rows_written, size_after } = result.meta;
    meter.counts.rowsRead += rows_read;
    meter.counts.rowsWritten += rows_written;
    meter.counts.databaseBytes += Math.max(0, size_after - meter.databaseSize);
    meter.databaseSize = Math.max(meter.databaseSize, size_after);
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => count(await statement.all<Record<string, unknown>>());
    const wrapper = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      async first(column?: string) {
        const [row] = (await all()).results;
        return (column ? row?.[column] : row) ?? null;
      },
    } as unknown as D1PreparedStatement;
    known.set(wrapper, statement);
    return wrapper;
  };
  return {
    prepare: (query: string) => wrap(real.prepare(query)),
    batch: async (given: D1PreparedStatement[]) =>
      (await real.batch(given.flatMap((one) => known.get(one) ?? []))).map(count),
  } as unknown as D1Database;
}

function countedBucket(real: R2Bucket, { counts }: Meter): R2Bucket {
  const write = <T>(work: Promise<T>) => {
    counts.classA += 1;
    return work;
  };
  const read = <T>(work: Promise<T>) => {
    counts.classB += 1;
    return work;
  };
  return {
    async put(...given: Parameters<R2Bucket["put"]>) {
      const object = await write(real.put(...given));
      counts.storedBytes += object?.size ?? 0;
      return object;
    },
    async createMultipartUpload(...given: Parameters<R2Bucket["createMultipartUpload"]>) {
      const upload = await write(real.createMultipartUpload(...given));
      return {
        uploadPart: (...part: Parameters<R2MultipartUpload["uploadPart"]>) =>
          write(upload.uploadPart(...part)),
        async complete(parts: R2UploadedPart[]) {
          const object = await write(upload.complete(parts));
          counts.storedBytes += object.size;
          return object;
        },
        abort: () => upload.abort(),
      };
    },
    get: (...given: Parameters<R2Bucket["get"]>) => read(real.get(...given)),
    head: (key: string) => read(real.head(key)),
    list: (options?: R2ListOptions) => write(real.list(options)),
    delete: (keys: string | string[]) => real.delete(keys),
  } as unknown as R2Bucket;
}

function countedObjects<T extends Rpc.DurableObjectBranded | undefined>(
  real: DurableObjectNamespace<T>,
  { counts }: Meter,
  beforeCall: (stub: DurableObjectStub<T>) => Promise<unknown> = async () => {},
): DurableObjectNamespace<T> {
  const getByName = (name: string) => {
    const stub = real.getByName(name);
    return new Proxy(stub, {
      get: (_, method) => {
        if (typeof method !== "string" || method === "then") return undefined;
        return async (...given: never[]) => {
          counts.objectRequests += 1;
          await beforeCall(stub);
          return (stub as unknown as Record<string, (...given: never[]) => unknown>)[method]?.(
            ...given,
          );
        };
      },
    });
  };
  return { getByName } as unknown as DurableObjectNamespace<T>;
}
