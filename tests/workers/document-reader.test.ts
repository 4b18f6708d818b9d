import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { openMaterial } from "~/library/open-material.server";
import { uploadFiles } from "~/library/upload-files.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { tooManyRequests } from "~/platform/route.server";
import { createApp } from "../../workers/create-app";
import { createDocumentReader } from "../../workers/document-reader";
import { unpackAnswer } from "../../workers/packed-reading";
import { shortDocx, studyDocx } from "./documents";
import { actorOf, type Learner, newLearner, uploaded } from "./learner";

/** A worker in the place of `workers/documents`. */
type Worker = (input: RequestInfo, init?: RequestInit) => Promise<Response>;

const real: Worker = (input, init) => env.DOCUMENTS.fetch(input, init);
const timeouts = { turn: 1_500, reading: 1_500, pause: 50 };

function appWith(worker: Worker): App {
  const documents = createDocumentReader({ fetch: worker as Fetcher["fetch"] }, timeouts);
  return { ...createApp(env, createExecutionContext()), documents };
}

function uploadOf(...files: File[]): Request {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  return new Request("https://fennec.test/api/upload", { method: "POST", body });
}

async function stored(learner: Learner) {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM files WHERE user_id = ?1) AS files,
      (SELECT count(*) FROM passages WHERE user_id = ?1) AS passages,
      (SELECT count(*) FROM bytes_to_remove WHERE key LIKE 'files/' || ?1 || '/%') AS due`,
  )
    .bind(learner.id)
    .first<{ files: number; passages: number; due: number }>();
  const { objects } = await env.BYTES.list({ prefix: `files/${learner.id}/` });
  const used = await env.DAILY_USAGE.getByName(learner.id).used("uploadedBytes");
  return { ...row, objects: objects.length, used };
}

const nothing = { files: 0, passages: 0, due: 0, objects: 0, used: 0 };

/** Answers like a reader that has started, then runs `go`. */
const begun =
  (go: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Worker =>
  async () =>
    new Response(new ReadableStream({ start: go }));

const silence = () => new Promise<never>(() => {});

describe("the document reader", () => {
  it.each<[string, Worker]>([
    ["dies in the middle", begun((body) => body.error(new Error("The worker has died.")))],
    [
      "dies in the middle of its answer",
      begun((body) => {
        body.enqueue(new TextEncoder().encode('{"reading":{"pages":1,'));
        body.close();
      }),
    ],
    ["is silent once it has begun", begun(() => {})],
    ["answers with an error", async () => new Response("Broken.", { status: 500 })],
  ])("that %s makes only this document fail, with a message", async (_, worker) => {
    const learner = await newLearner();
    const app = appWith(worker);
    const upload = uploadFiles(app, actorOf(learner), uploadOf(studyDocx("study.docx")));
    const failure = await upload.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).status).toBe(422);
    expect((failure as AppError).toEnvelope()).toEqual({
      code: "unreadable_document",
      error:
        "Fennec couldn't finish reading “study.docx”. Try again, or split it into parts and upload those.",
      file: "study.docx",
    });
    expect(await stored(learner)).toEqual(nothing);
    // The next document is read.
    await uploaded(learner, studyDocx());
  });

  it.each<[string, Worker]>([
    ["is gone", () => Promise.reject(new Error("The worker has died."))],
    ["is held by others", silence],
  ])("that %s makes the learner try again later", async (_, worker) => {
    const learner = await newLearner();
    const upload = uploadFiles(appWith(worker), actorOf(learner), uploadOf(studyDocx()));
    const failure = await upload.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ status: 429, details: { headers: { "Retry-After": "60" } } });
    expect(await stored(learner)).toEqual(nothing);
  });

  it("that crashed before it answered is asked again, with all the bytes", async () => {
    const learner = await newLearner();
    let asked = 0;
    const worker: Worker = async (input, init) => {
      asked += 1;
      if (asked > 1) return real(input, init);
      await new Response(init?.body).arrayBuffer();
      throw new Error("The worker has died.");
    };
    const [file] = await uploadFiles(appWith(worker), actorOf(learner), uploadOf(studyDocx()));
    expect(file).toMatchObject({ status: "ready" });
    expect(asked).toBe(2);
  });

  it("that crashes on an old file leaves the text an earlier version has read", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, shortDocx("old.docx", "The text of the older reader."));
    await env.DB.prepare("UPDATE files SET reader_version = NULL WHERE id = ?").bind(file.id).run();
    const app = appWith(begun((body) => body.error(new Error("The worker has died."))));
    const passages = await (await openMaterial(app, actorOf(learner), [file.id])).read(10);
    expect(passages.map(({ text }) => text).join()).toContain("The text of the older reader.");
  });
});

describe("a long text", () => {
  const long = () => {
    const sections = Array.from(
      { length: 1_100 },
      (_, at) => `# Part ${at}\n\nIt is about ${at}.\n\n`,
    );
    return new File([sections.join("")], "long.md", { type: "text/markdown" });
  };

  function appWithLease() {
    const lease = { renew: vi.fn(), end: vi.fn() };
    const app = appWith(real);
    const leaseLongText = vi.fn(async () => lease);
    return { app: { ...app, leaseLongText }, lease, leaseLongText };
  }

  it("is stored under a lease, which a short text does not wait for", async () => {
    const learner = await newLearner();
    const { app, lease, leaseLongText } = appWithLease();
    await uploadFiles(app, actorOf(learner), uploadOf(studyDocx()));
    expect(leaseLongText).not.toHaveBeenCalled();
    await uploadFiles(app, actorOf(learner), uploadOf(long(), studyDocx("short.docx")));
    expect(leaseLongText).toHaveBeenCalledTimes(1);
    expect(lease.renew.mock.calls.length).toBeGreaterThan(5);
    expect(lease.end).toHaveBeenCalledTimes(1);
    expect(await stored(learner)).toMatchObject({ files: 3, due: 0 });
  });

  it("ends its lease if it cannot be stored", async () => {
    const learner = await newLearner();
    const { app, lease } = appWithLease();
    lease.renew.mockImplementation(() => {
      throw new Error("The database is gone.");
    });
    await expect(uploadFiles(app, actorOf(learner), uploadOf(long()))).rejects.toThrow();
    expect(lease.end).toHaveBeenCalledTimes(1);
  });

  it("is refused, and not stored at all, if the lease is not granted in time", async () => {
    const learner = await newLearner();
    const leaseLongText = () => Promise.reject(tooManyRequests(60));
    const app = { ...appWith(real), leaseLongText };
    const failure = uploadFiles(app, actorOf(learner), uploadOf(long()));
    await expect(failure).rejects.toMatchObject({ status: 429 });
    expect(await stored(learner)).toMatchObject({ passages: 0, objects: 0, used: 0 });
  });
});

describe("the worker for documents", () => {
  const address = "https://documents.invalid/docx";

  /** Sends a document, the last byte only when `end` is called. */
  async function sendDocument() {
    const bytes = new Uint8Array(await studyDocx().arrayBuffer());
    const { readable, writable } = new FixedLengthStream(bytes.byteLength);
    const writer = writable.getWriter();
    void writer.write(bytes.subarray(0, -1)).catch(() => {});
    const answering = real(address, { method: "POST", body: readable });
    const end = async () => {
      await writer.write(bytes.subarray(-1));
      await writer.close();
    };
    return { answering, end, breakOff: () => writer.abort(new Error("The sender has died.")) };
  }

  async function readingOf(answer: Response) {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return unpackAnswer<never>(bytes).reading;
  }

  const soon = <T>(work: Promise<T>) =>
    Promise.race([work, new Promise<"waits">((done) => setTimeout(done, 300, "waits"))]);

  it("reads one document at a time, and starts the next answer when its turn comes", async () => {
    const [first, second] = [await sendDocument(), await sendDocument()];
    const begun = await first.answering;
    const sent = second.end();
    expect(await soon(second.answering)).toBe("waits");
    await first.end();
    await sent;
    for (const answer of [begun, await second.answering]) {
      expect(await readingOf(answer)).toMatchObject({ pages: null });
    }
  });

  it("continues with the next document if one is interrupted", async () => {
    const [first, second] = [await sendDocument(), await sendDocument()];
    const begun = await first.answering;
    const sent = second.end();
    await first.breakOff().catch(() => {});
    await expect(readingOf(begun)).rejects.toThrow();
    expect(await readingOf(await second.answering)).toHaveProperty("unpack");
    await sent;
  });

  it.each([
    ["GET", "/docx", undefined],
    ["POST", "/exe", "x"],
  ])("answers %s %s with 404", async (method, path, body) => {
    const answer = await real(`https://documents.invalid${path}`, { method, body });
    expect(answer.status).toBe(404);
  });
});
