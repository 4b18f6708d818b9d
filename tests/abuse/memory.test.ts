import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { canRead } from "~/library/extraction/read-document";
import { isExhaustive } from "../exhaustive";
import { hostilePages } from "./served/hostile-documents";
import { generatedInputs, namedInputs } from "./served/hostile-inputs";

const megabyte = 2 ** 20;
/** Megabytes of an isolate on Cloudflare. */
const most = 128;
/** The part of it for V8's heap; the rest is for buffers. */
const heap = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 110 };
/** Inputs that unpack to 60 MB in short-lived buffers, which Node frees late. */
const isMostlyGarbage = /of 200 MB$/;

const inputs = [
  ...namedInputs,
  ...hostilePages,
  ...generatedInputs(isExhaustive ? 60 : 12, 20_261_123),
];
const documents = inputs.filter(({ entryPoint }) => canRead(entryPoint));

it.each(documents.map((input) => [input.name, input] as const))(
  "the documents worker stays within its memory: %s",
  async (_, { name, entryPoint, make }) => {
    const { answer, peak } = await read(entryPoint, make());
    expect(answer).toMatch(/^\{"(?:reading|failure)":/);
    expect(peak).toBeLessThanOrEqual(isMostlyGarbage.test(name) ? 1.5 * most : most);
  },
);

/** Reads a document in a new isolate. @returns the response, and the peak of heap and buffers in megabytes */
async function read(type: string, made: Uint8Array | string) {
  const bytes = typeof made === "string" ? new TextEncoder().encode(made) : made;
  const worker = new Worker(new URL("./documents-isolate.mjs", import.meta.url), {
    resourceLimits: heap,
    stdout: true,
    stderr: true,
  });
  try {
    await once(worker, "message");
    let answer: string | undefined;
    const answered = once(worker, "message").then(([told]) => {
      answer = told;
    });
    worker.postMessage({ type, bytes });
    let peak = 0;
    while (answer === undefined) {
      // V8 interrupts the isolate for this, even while it computes.
      const { used_heap_size, external_memory } = await worker.getHeapStatistics();
      peak = Math.max(peak, (used_heap_size + external_memory) / megabyte);
      await Promise.race([answered, new Promise((done) => setTimeout(done, 5))]);
    }
    // Without the copy of the document in the message.
    return { answer, peak: peak - bytes.byteLength / megabyte };
  } finally {
    await worker.terminate();
  }
}
