import { describe, expect, it } from "vitest";
import { detectFormat } from "../extraction/detect-format";
import { extractDocument } from "../extraction/extract-document";
import { ExtractionError } from "../extraction/extraction-error";
import type { FileFormat } from "./file-format";
import { fileTypes, findFormat, findTextFormat, formatOf, formats, hasText } from "./formats";
import { samples } from "./samples";

const isPlainText = (format: FileFormat) => format.isPlainText === true;

describe("document formats", () => {
  it("have unique names, extensions and media types", () => {
    for (const values of [
      formats.map(({ name }) => name),
      formats.map(({ mediaType }) => mediaType),
      fileTypes,
    ]) {
      expect(new Set<string>(values).size).toBe(values.length);
    }
  });

  it("are found by their lower-case extensions", () => {
    for (const type of fileTypes) expect(formatOf(type)).toBe(findFormat(type));
    expect(findFormat("exe")).toBeUndefined();
    expect(findTextFormat("png")).toBeUndefined();
  });
});

describe.each(formats.filter(hasText))("a document in the format $name", ({ name, extensions }) => {
  const { bytes, text } = samples[name];
  const [type] = extensions;
  // Reading a PDF detaches its bytes.
  const extract = (from: Uint8Array) => extractDocument(type, from.slice());

  it("is recognised by its bytes", () => {
    const format = formatOf(type);
    // The format of a plain text is told by its name only.
    const expected = isPlainText(format) ? formatOf("txt") : format;
    expect(detectFormat(bytes)).toEqual({ format: expected, isEncrypted: false });
  });

  it("is read as text", async () => {
    const { pages } = await extract(bytes);
    expect(pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(" ")).toBe(text);
  });

  it("is refused under the extension of another format", async () => {
    for (const other of formats.filter(hasText)) {
      if (other.name === name || (isPlainText(other) && isPlainText(formatOf(type)))) continue;
      const [otherType] = other.extensions;
      const refused = extractDocument(otherType, bytes.slice());
      await expect(refused).rejects.toMatchObject({ reason: "wrong_type" });
    }
  });

  it("is read or refused when it is truncated", async () => {
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 25)) {
      const error = await extract(bytes.subarray(0, length)).catch((reason: unknown) => reason);
      if (error instanceof Error) expect(error).toBeInstanceOf(ExtractionError);
    }
  });
});
