import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { insertUser } from "~/account/account-store.server";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { studyEngine } from "~/ai/builtin/study-engine";
import { parseAllowances } from "~/billing/allowances";
import { readDocument } from "~/library/extraction/read-document";
import { readPage } from "~/library/read-page.server";
import type { Actor, App } from "~/platform/app.server";
import { openDatabase } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import { consoleLog, createBackground } from "~/platform/log.server";
import type {
  ByteStore,
  DailyUsage,
  FileToRead,
  PackedReading,
  PageToRead,
} from "~/platform/ports";
import type PageReader from "../../workers/ocr/page-reader";
import { packReading, unpackAnswer } from "../../workers/packed-reading";

export interface Library {
  app: App;
  learner: Actor;
  /** Reads the pages that are pictures, which wait since an upload. */
  readPictures(): Promise<void>;
}

/**
 * The library and the engine of the product, on its real database, with a learner nobody else
 * knows. What else the product has is left out, so that nothing has to be built first.
 */
export async function openLibrary(): Promise<Library> {
  const pageReader = env.OCR as unknown as Service<typeof PageReader>;
  const pages: PageToRead[] = [];
  const parts: Partial<App> = {
    database: openDatabase(env.DB),
    textModel: createBuiltinTextModel(studyEngine),
    imageReader: {
      readPage: async ({ open, ...image }) =>
        pageReader.readPage({ ...image, content: await open() }, () => true),
    },
    bytes: memoryBytes(),
    documents: { read: readHere },
    readings: { add: async (page) => void pages.push(page) },
    allowances: parseAllowances({}),
    dailyUsage: () => unlimited,
    pace: async () => {},
    leaseLongText: async () => ({ renew() {}, end() {} }),
    clock: { now: () => new Date() },
    log: { ...consoleLog, info: () => {} },
    background: createBackground(createExecutionContext(), consoleLog),
  };
  const app = parts as App;
  const id = newId();
  const [email, passwordHash, createdAt] = [null, "", app.clock.now()];
  const user = { id, username: id, usernameKey: id, email, passwordHash, createdAt };
  await insertUser(app.database, user);
  const readPictures = async () => {
    for (const page of pages) await readPage(app, page);
  };
  return { app, learner: { ...user, tier: "premium" }, readPictures };
}

/** Usage is not counted here. */
const unlimited: DailyUsage = {
  reserve: async () => ({ granted: true }),
  keep: async () => {},
  giveBack: async () => {},
  takeBack: async () => {},
  used: async () => 0,
  usedOf: async () => [],
  add: async () => {},
  forget: async () => {},
};

function memoryBytes(): ByteStore {
  const kept = new Map<string, Blob>();
  return {
    async put(key, bytes) {
      const whole: Uint8Array[] = [];
      if (bytes instanceof Uint8Array) whole.push(bytes);
      else for await (const chunk of bytes) whole.push(chunk);
      kept.set(key, new Blob(whole as BlobPart[]));
    },
    get: async (key) => kept.get(key)?.stream() ?? null,
    delete: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
    size: async (key) => kept.get(key)?.size ?? null,
    list: async () => [...kept.keys()].sort(),
  };
}

/** In this process, because the product's separate worker would have to be built. */
async function readHere({ type, open }: FileToRead): Promise<PackedReading> {
  const bytes = await new Response(await open()).arrayBuffer();
  const packed = await packReading(await readDocument(type, new Uint8Array(bytes)));
  const answer = unpackAnswer<never>(packed);
  return answer.reading;
}
