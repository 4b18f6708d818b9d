import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { uploadFiles } from "~/library/upload-files.server";
import { createByteStore } from "../../workers/byte-store";
import { createApp } from "../../workers/create-app";
import { pixelPng } from "./documents";
import { actorOf, type Learner, newLearner } from "./learner";

const mebibyte = 1024 * 1024;

/** A bucket that logs what is written to it. */
function loggingBucket() {
  const log: string[] = [];
  const sizeOf = (value: unknown) => (value as Uint8Array).byteLength;
  const bucket = new Proxy(env.BYTES, {
    get(target, name) {
      if (name === "put") {
        return async (key: string, value: Uint8Array, options: R2PutOptions) => {
          log.push(`put ${sizeOf(value)}`);
          return target.put(key, value, options);
        };
      }
      if (name === "createMultipartUpload") {
        return async (key: string, options: R2MultipartOptions) => {
          const upload = await target.createMultipartUpload(key, options);
          return {
            uploadPart: async (number: number, value: Uint8Array) => {
              log.push(`part ${sizeOf(value)}`);
              return upload.uploadPart(number, value);
            },
            complete: async (parts: R2UploadedPart[]) => {
              log.push("complete");
              return upload.complete(parts);
            },
            abort: async () => {
              log.push("abort");
              return upload.abort();
            },
          };
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { bucket, log, app: () => appWith(bucket) };
}

const appWith = (bucket: R2Bucket) =>
  createApp({ ...env, BYTES: bucket } as typeof env, createExecutionContext());

async function pngOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  }
  bytes.set(new Uint8Array(await pixelPng().arrayBuffer()));
  return bytes;
}

/** An upload form with one file, whose bytes are streamed. */
function uploadRequest(file: AsyncIterable<Uint8Array>): Request {
  const head = `--x\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n`;
  async function* body() {
    yield new TextEncoder().encode(head);
    yield* file;
    yield new TextEncoder().encode("\r\n--x--\r\n");
  }
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const from = (ReadableStream as unknown as { from(source: object): ReadableStream }).from;
  const stream = from(body());
  return new Request("https://fennec.test/", { method: "POST", headers, body: stream });
}

async function expectNothingStored(learner: Learner): Promise<void> {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM files WHERE user_id = ?1) AS files,
      (SELECT count(*) FROM bytes_to_remove WHERE key LIKE 'files/' || ?1 || '/%') AS due`,
  )
    .bind(learner.id)
    .first();
  expect(row).toEqual({ files: 0, due: 0 });
  expect((await env.BYTES.list({ prefix: `files/${learner.id}/` })).objects).toEqual([]);
  expect(await env.DAILY_USAGE.getByName(learner.id).used("uploadedBytes")).toBe(0);
}

describe("an upload", () => {
  it.each([
    [1_000, ["put 1000"]],
    [5 * mebibyte, [`put ${5 * mebibyte}`]],
    [5 * mebibyte + 1, [`part ${5 * mebibyte}`, "part 1", "complete"]],
    [12 * mebibyte, [...[5, 5, 2].map((part) => `part ${part * mebibyte}`), "complete"]],
  ])("of %i bytes is written in parts and stored unchanged", async (size, written) => {
    const learner = await newLearner();
    const { app, log } = loggingBucket();
    const bytes = await pngOf(size);
    async function* pieces() {
      for (let at = 0; at < size; at += 60_000) yield bytes.subarray(at, at + 60_000);
    }
    const [file] = await uploadFiles(app(), actorOf(learner), uploadRequest(pieces()));
    expect(log).toEqual(written);
    expect(file?.size).toBe(size);
    const kept = await learner.call("GET", `/api/files/${file?.id}/content`);
    expect(kept.headers.get("Content-Type")).toBe("image/png");
    const digests = [bytes, await kept.arrayBuffer()].map((one) =>
      crypto.subtle.digest("SHA-256", one),
    );
    const [sent, got] = await Promise.all(digests);
    expect(new Uint8Array(got as ArrayBuffer)).toEqual(new Uint8Array(sent as ArrayBuffer));
  });

  it("over 25 MiB is refused before it is complete, and never stored whole", async () => {
    const learner = await newLearner();
    const { app, log } = loggingBucket();
    const piece = await pngOf(mebibyte);
    async function* pieces() {
      for (let sent = 0; sent < 26; sent += 1) yield piece;
    }
    const upload = uploadFiles(app(), actorOf(learner), uploadRequest(pieces()));
    await expect(upload).rejects.toMatchObject({
      code: "too_large",
      message: "One of your files is larger than 25 MB. Make it smaller or split it.",
    });
    expect(log.at(-1)).toBe("abort");
    expect(log).not.toContain("complete");
    await expectNothingStored(learner);
  });

  it("that is interrupted early or late leaves nothing behind", async () => {
    const learner = await newLearner();
    for (const length of [1, 12]) {
      const { app, log } = loggingBucket();
      const piece = await pngOf(mebibyte);
      async function* pieces() {
        for (let sent = 0; sent < length; sent += 1) yield piece;
        throw new Error("The line is broken.");
      }
      const upload = uploadFiles(app(), actorOf(learner), uploadRequest(pieces()));
      await expect(upload).rejects.toThrow();
      expect(log.filter((entry) => entry === "complete" || entry.startsWith("put"))).toEqual([]);
      expect(log.includes("abort")).toBe(length > 5);
      await expectNothingStored(learner);
    }
  });

  it("over the daily limit is not stored", async () => {
    const learner = await newLearner();
    const { bucket, log } = loggingBucket();
    const app = createApp(
      { ...env, BYTES: bucket, UPLOADED_BYTES_PER_DAY_FREE: `${6 * mebibyte}` } as typeof env,
      createExecutionContext(),
    );
    const bytes = await pngOf(7 * mebibyte);
    async function* pieces() {
      yield bytes;
    }
    const upload = uploadFiles(app, actorOf(learner), uploadRequest(pieces()));
    await expect(upload).rejects.toMatchObject({ code: "rate_limited" });
    expect(log).toEqual([`part ${5 * mebibyte}`, "abort"]);
    await expectNothingStored(learner);
  });

  it("whose content does not match its file name is not written", async () => {
    const learner = await newLearner();
    const { app, log } = loggingBucket();
    async function* pieces() {
      yield new TextEncoder().encode("%PDF-1.4 and so on");
    }
    const upload = uploadFiles(app(), actorOf(learner), uploadRequest(pieces()));
    await expect(upload).rejects.toMatchObject({ code: "unsupported_file_type" });
    expect(log).toEqual([]);
    await expectNothingStored(learner);
  });
});

it("writes bytes of known length in one request", async () => {
  const { bucket, log } = loggingBucket();
  await createByteStore(bucket).put("files/nobody/whole", new Uint8Array(9), "image/png");
  expect(log).toEqual(["put 9"]);
});
