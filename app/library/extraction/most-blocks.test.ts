import { strToU8 } from "fflate";
import { expect, it } from "vitest";
import { textFormats } from "~/library/formats/formats";
import { samples } from "~/library/formats/samples";
import { MAX_BLOCKS } from "./document";
import { extractDocument } from "./extract-document";
import { readDocument } from "./read-document";
import { buildOpenDocument } from "./sample-open-document";

for (const { name, extensions } of textFormats) {
  const { tooManyBlocks } = samples[name];
  if (!tooManyBlocks) continue;
  it(`refuses a ${name} with too many paragraphs`, async () => {
    const read = extractDocument(extensions[0], tooManyBlocks());
    await expect(read).rejects.toMatchObject({ reason: "too_large" });
  });
}

it("refuses a text with too many lines, including blank ones", async () => {
  const text = strToU8("\n".repeat(4 * MAX_BLOCKS + 1));
  await expect(extractDocument("txt", text)).rejects.toMatchObject({ reason: "too_large" });
});

it("refuses a document with too many passages", async () => {
  const notes = "<text:p>a</text:p>".repeat(70_000);
  const page = `<draw:page><presentation:notes>${notes}</presentation:notes></draw:page>`;
  const slides = buildOpenDocument("presentation", page);
  await expect(readDocument("odp", slides)).rejects.toMatchObject({ reason: "too_large" });
});

it("refuses a presentation with too many slides", async () => {
  const slides = buildOpenDocument("presentation", "<draw:page/>".repeat(3_001));
  await expect(readDocument("odp", slides)).rejects.toMatchObject({ reason: "too_large" });
});
