import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadRules } from "~/library/upload-rules";
import { decodeJpeg } from "./decode-jpeg";
import { type GrayscaleImage, maxOutputPixels } from "./grayscale-image";

vi.mock("@cwasm/jpeg-turbo/jpeg-turbo.wasm", async () => {
  const file = "node_modules/@cwasm/jpeg-turbo/jpeg-turbo.wasm";
  return { default: await WebAssembly.compile(readFileSync(file)) };
});

const megabyte = 1_000_000;
const upload = uploadRules.fileBytes;

const Instance = WebAssembly.Instance;
const memories: WebAssembly.Memory[] = [];
beforeEach(() => {
  memories.length = 0;
  vi.spyOn(WebAssembly, "Instance").mockImplementation(function instantiate(module, imports) {
    const instance = new Instance(module, imports);
    memories.push(instance.exports.memory as WebAssembly.Memory);
    return instance;
  });
});
afterEach(() => vi.restoreAllMocks());

/** A real photograph as large as an upload may be, whose header claims other dimensions. */
function photograph(width: number, height: number): Uint8Array {
  const jpeg = readFileSync(
    new URL("../../tests/workers/material/printed-page.jpg", import.meta.url),
  );
  const bytes = new Uint8Array(upload);
  bytes.set(jpeg);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return bytes;
}

it.each([
  ["12 megapixels", 4_000, 3_000],
  ["48 megapixels", 8_000, 6_000],
  ["108 megapixels", 12_000, 9_000],
])(
  "decoding a photograph of %s needs little more memory than the file and the page",
  async (_, width, height) => {
    const bytes = photograph(width, height);
    const drawn = await decodeJpeg(new Blob([bytes as BlobPart]).stream(), bytes.length);
    expect(drawn).toHaveProperty("grey");
    const { grey } = drawn as GrayscaleImage;
    expect(grey.length).toBeLessThanOrEqual(maxOutputPixels);
    const taken = memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    expect(taken).toBeGreaterThan(upload);
    // An isolate has 128 MB, and the stream takes part of it.
    expect(taken + grey.length).toBeLessThan(upload + 3 * maxOutputPixels + 10 * megabyte);
  },
);
