import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { insertUser } from "~/account/account-store.server";
import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { parseAllowances } from "~/billing/allowances";
import { readPage } from "~/library/read-page.server";
import type { Actor, App } from "~/platform/app.server";
import { openDatabase } from "~/platform/database.server";
import { newId } from "~/platform/ids";
import { consoleLog, createBackground } from "~/platform/log.server";
import type { ByteStore, DailyUsage, PageToRead } from "~/platform/ports";
import type PageReader from "../../workers/ocr/page-reader";

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
    textModel: createBuiltinTextModel(),
    imageReader: {
      readPage: async ({ open, ...image }) =>
        pageReader.readPage({ ...image, content: await open() }),
    },
    bytes: memoryBytes(),
    readings: { add: async (page) => void pages.push(page) },
    allowances: parseAllowances({}),
    dailyUsage: () => unlimited,
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

/** Nobody is counted here. */
const unlimited: DailyUsage = {
  reserve: async () => ({ granted: true }),
  keep: async () => {},
  giveBack: async () => {},
  takeBack: async () => {},
  used: async () => 0,
  add: async () => {},
  forget: async () => {},
};

function memoryBytes(): ByteStore {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => new Response(kept.get(key) as Uint8Array<ArrayBuffer>).body,
    delete: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
}
