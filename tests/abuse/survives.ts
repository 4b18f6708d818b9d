import type fc from "fast-check";
import { expect } from "vitest";
import { decodeBlocks, encodeBlocks } from "~/library/block-codec";
import { type ExtractedDocument, MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";
import { everyCase, proportionate } from "./cases";

type Read = (bytes: Uint8Array) => ExtractedDocument | Promise<ExtractedDocument>;

/** Reads a document. @throws Error if it is neither valid nor rejected */
async function readOrReject(read: Read, bytes: Uint8Array): Promise<void> {
  try {
    expectValid(await read(bytes));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
  }
}

export function expectValid(document: ExtractedDocument): void {
  let characters = 0;
  let page = 0;
  for (const { number, blocks } of document.pages) {
    if (number !== null) expect(number).toBeGreaterThan(page);
    page = number ?? page;
    for (const { text, level = 1, bold = [], cells } of blocks) {
      characters += text.length;
      expect(Number.isInteger(level) && level >= 1 && level <= 9, `level ${level}`).toBe(true);
      for (const [from, to] of bold) expect(0 <= from && from < to && to <= text.length).toBe(true);
      if (cells) expect(cells.join(" | ")).toBe(text);
    }
  }
  expect(Number.isSafeInteger(document.words) && document.words >= 0).toBe(true);
  expect(characters).toBeLessThanOrEqual(2 * MAX_CHARACTERS);
  for (const { text, blocks, heading } of splitIntoPassages(document)) {
    expect(text.trim()).not.toBe("");
    const held = blocks.filter(({ kind }) => kind !== "heading");
    for (const block of held) expect(text).toContain(block.text);
    const stored = decodeBlocks(text, encodeBlocks(text, blocks), heading);
    expect(stored.map((block) => block.text)).toEqual(blocks.map((block) => block.text));
  }
}

/**
 * Checks that the document built from each source is read or rejected, with work proportionate to the
 * sample's. A failure reports the source, because bytes are not readable.
 */
export async function survives<Source>(
  read: Read,
  sample: Uint8Array,
  sources: fc.Arbitrary<Source>,
  build: (source: Source) => Uint8Array,
): Promise<void> {
  const check = await proportionate((bytes: Uint8Array) => readOrReject(read, bytes), sample);
  await everyCase(sources, (source) => check(build(source)));
}
