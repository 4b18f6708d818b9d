import fc from "fast-check";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { detectFormat } from "~/library/extraction/detect-format";
import { extractDocument } from "~/library/extraction/extract-document";
import { readPlainText } from "~/library/extraction/read-plain-text";
import { extractDoc } from "~/library/formats/doc/extract-doc";
import { extractDocx } from "~/library/formats/docx/extract-docx";
import { buildDocx } from "~/library/formats/docx/sample-docx";
import { formats, hasText } from "~/library/formats/formats";
import { extractPdf } from "~/library/formats/pdf/extract-pdf";
import { buildPdfOf } from "~/library/formats/pdf/sample-pdf";
import { samples } from "~/library/formats/samples";
import { everyCase, proportionate } from "./cases";
import {
  changedDoc,
  changedDocx,
  changedPdf,
  changedPdfObjects,
  editedDoc,
  editedDocx,
  pastedTexts,
} from "./changed-documents";
import { changes, changeTokens, editsAt, withEdits } from "./changes";
import { samplePicture } from "./sample-pictures";
import { docxBody, docxParts, pdfObjects, sampleDoc, sampleDocx, samplePdf } from "./samples";
import { expectValid, survives } from "./survives";

const anyBytes = fc.uint8Array({ maxLength: 4_000 });

describe("a changed document is read or rejected", () => {
  it.each(formats.filter(hasText))(
    "with random bytes after the start of a $name file",
    async ({ name, extensions: [type] }) => {
      const sample = samples[name].bytes;
      // A copy, because reading a PDF detaches its bytes.
      const read = (bytes: Uint8Array) => extractDocument(type, bytes.slice());
      await survives(read, sample, fc.tuple(fc.nat(64), anyBytes), ([kept, bytes]) =>
        Uint8Array.from([...sample.subarray(0, kept), ...bytes]),
      );
    },
  );

  it("with the XML of a DOCX cut, repeated, swapped or nested", async () => {
    const large = buildDocx(docxBody.repeat(4), docxParts);
    await survives(extractDocx, large, changedDocx.sources, changedDocx.build);
  });

  it("with changed bytes, lengths and offsets of a DOCX", async () => {
    await survives(extractDocx, sampleDocx, editedDocx.sources, editedDocx.build);
  });

  it("with changed numbers and sector chains of a DOC", async () => {
    await survives(extractDoc, sampleDoc, editedDoc.sources, editedDoc.build);
  });

  it("with the sectors of a DOC cut, repeated or swapped", async () => {
    await survives(extractDoc, sampleDoc, changedDoc.sources, changedDoc.build);
  });

  it("with the objects of a PDF cut, repeated, swapped or nested", async () => {
    const whole = buildPdfOf(pdfObjects);
    await survives(extractPdf, whole, changedPdfObjects.sources, changedPdfObjects.build);
  });

  it("with changed tokens of a PDF and of its cross-reference table", async () => {
    await survives(extractPdf, samplePdf, changedPdf.sources, changedPdf.build);
  });
});

describe("a pasted text", () => {
  it("is read, whatever it contains", async () => {
    const ordinary = "The cat is an animal. It lives\nin a house.\n\n- milk\n- mice\n\n".repeat(
      100,
    );
    const check = await proportionate((text: string) => expectValid(readPlainText(text)), ordinary);
    await everyCase(pastedTexts, check);
  });
});

describe("a picture", () => {
  it.each(["jpg", "png"] as const)(
    "in %s is recognised by its bytes, or not at all",
    async (type) => {
      const sample = samplePicture(type);
      const places = Array.from({ length: Math.min(sample.length, 96) }, (_, at) => at);
      const inputs = fc.oneof(
        editsAt(places, sample.length).map((edits) => withEdits(sample, edits)),
        changes.map((made) =>
          Uint8Array.from(changeTokens([...sample], made, [0, 0xff, 0xd8, 0xe1])),
        ),
        fc
          .uint8Array({ maxLength: 400 })
          .map((bytes) => Uint8Array.from([...sample.subarray(0, 12), ...bytes])),
      );
      const unsigned = formats.filter(({ signature }) => signature === null);
      const possible = [type.toUpperCase(), undefined, ...unsigned.map(({ name }) => name)];
      const check = await proportionate((bytes: Uint8Array) => {
        expect(possible).toContain(detectFormat(bytes)?.format.name);
        try {
          const { width, height } = imageSize(bytes);
          expect(width >= 0 && height >= 0).toBe(true);
        } catch (error) {
          if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
        }
      }, sample);
      await everyCase(inputs, check);
    },
  );
});
