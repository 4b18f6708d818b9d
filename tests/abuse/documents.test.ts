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
import { expectSound, survives } from "./read-soundly";
import { samplePicture } from "./sample-pictures";
import { docxBody, docxParts, pdfObjects, sampleDoc, sampleDocx, samplePdf } from "./samples";

const anyBytes = fc.uint8Array({ maxLength: 4_000 });

describe("a document that was changed is read or refused", () => {
  it.each(formats.filter(hasText))(
    "where its bytes are any, behind those of a $name",
    async ({ name, extensions: [type] }) => {
      const sample = samples[name].bytes;
      // Bytes of a PDF are gone afterwards, and the sample is read again.
      const read = (bytes: Uint8Array) => extractDocument(type, bytes.slice());
      await survives(read, sample, fc.tuple(fc.nat(64), anyBytes), ([kept, bytes]) =>
        Uint8Array.from([...sample.subarray(0, kept), ...bytes]),
      );
    },
  );

  it("where the XML of a DOCX is cut, repeated, swapped and nested", async () => {
    const large = buildDocx(docxBody.repeat(4), docxParts);
    await survives(extractDocx, large, changedDocx.sources, changedDocx.build);
  });

  it("where the bytes of a DOCX, its lengths and places are changed", async () => {
    await survives(extractDocx, sampleDocx, editedDocx.sources, editedDocx.build);
  });

  it("where the numbers and chains of a DOC are changed", async () => {
    await survives(extractDoc, sampleDoc, editedDoc.sources, editedDoc.build);
  });

  it("where the sectors of a DOC are cut, repeated and swapped", async () => {
    await survives(extractDoc, sampleDoc, changedDoc.sources, changedDoc.build);
  });

  it("where the objects of a PDF are cut, repeated, swapped and nested", async () => {
    const whole = buildPdfOf(pdfObjects);
    await survives(extractPdf, whole, changedPdfObjects.sources, changedPdfObjects.build);
  });

  it("where the words of a PDF are changed, its table of objects too", async () => {
    await survives(extractPdf, samplePdf, changedPdf.sources, changedPdf.build);
  });
});

describe("a text that was pasted", () => {
  it("is read, whatever it is made of", async () => {
    const ordinary = "The cat is an animal. It lives\nin a house.\n\n- milk\n- mice\n\n".repeat(
      100,
    );
    const check = await proportionate((text: string) => expectSound(readPlainText(text)), ordinary);
    await everyCase(pastedTexts, check);
  });
});

describe("a picture", () => {
  it.each(["jpg", "png"] as const)("as %s is told by its bytes, or by none", async (type) => {
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
  });
});
