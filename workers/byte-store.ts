import type { ByteStore } from "~/platform/ports";

/** The least that R2 takes as a part of a larger object, the last excepted. All have to be alike. */
const partBytes = 5 * 1024 * 1024;

export function createByteStore(bucket: R2Bucket): ByteStore {
  return {
    async put(key, bytes, contentType) {
      const options = { httpMetadata: { contentType } };
      if (bytes instanceof Uint8Array) await bucket.put(key, bytes, options);
      else await putArriving(bucket, key, bytes, options);
    },
    async get(key, range) {
      const part = range && { offset: range.start, length: range.end - range.start + 1 };
      const object = await bucket.get(key, part ? { range: part } : undefined);
      return object?.body ?? null;
    },
    async delete(keys) {
      // R2 takes at most 1,000 keys a call; callers pass fewer.
      await bucket.delete(keys);
    },
    async size(key) {
      return (await bucket.head(key))?.size ?? null;
    },
    async list(after, limit) {
      const { objects } = await bucket.list({ limit, ...(after && { startAfter: after }) });
      return objects.map(({ key }) => key);
    },
  };
}

/** Keeps one part in memory at a time, whatever the total length. */
async function putArriving(
  bucket: R2Bucket,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
  options: R2PutOptions & R2MultipartOptions,
): Promise<void> {
  let upload: R2MultipartUpload | null = null;
  const sent: R2UploadedPart[] = [];
  try {
    for await (const { part, isLast } of inParts(bytes)) {
      if (isLast && !upload) {
        await bucket.put(key, part, options);
        return;
      }
      upload ??= await bucket.createMultipartUpload(key, options);
      sent.push(await upload.uploadPart(sent.length + 1, part));
    }
    await upload?.complete(sent);
  } catch (error) {
    // What is not aborted here, R2 removes after seven days.
    await upload?.abort().catch(() => {});
    throw error;
  }
}

async function* inParts(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ part: Uint8Array; isLast: boolean }> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (let rest of bytes) {
    while (rest.byteLength > partBytes - filled) {
      const fitting = rest.subarray(0, partBytes - filled);
      part.set(fitting, filled);
      yield { part, isLast: false };
      rest = rest.subarray(fitting.byteLength);
      part = new Uint8Array(partBytes);
      filled = 0;
    }
    part.set(rest, filled);
    filled += rest.byteLength;
  }
  yield { part: part.subarray(0, filled), isLast: true };
}
