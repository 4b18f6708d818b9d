import fc from "fast-check";
import { buildDocx } from "~/library/formats/docx/sample-docx";
import { buildPdfOf } from "~/library/formats/pdf/sample-pdf";
import { shapes } from "../growth/shapes";
import { type Change, changes, changeTokens, type Edit, editsAt, withEdits } from "./changes";
import {
  docPlaces,
  docxBody,
  docxParts,
  oddPdf,
  oddXml,
  pdfObjects,
  sampleDoc,
  sampleDocx,
  samplePdf,
  tokensOfPdf,
  tokensOfXml,
} from "./samples";

/** Generated documents: their sources, which are readable in a failure's report, and how they are built. */
export interface Changed<Source> {
  sources: fc.Arbitrary<Source>;
  build(source: Source): Uint8Array;
}

const parts: Record<string, string> = { body: docxBody, ...docxParts };

export const changedDocx: Changed<[path: string, xml: string]> = {
  sources: fc
    .tuple(fc.constantFrom(...Object.keys(parts)), changes)
    .map(([path, made]) => [
      path,
      changeTokens(tokensOfXml(parts[path] ?? ""), made, oddXml).join(""),
    ]),
  build: ([path, xml]) =>
    path === "body"
      ? buildDocx(xml, docxParts)
      : buildDocx(docxBody, { ...docxParts, [path]: xml }),
};

export const editedDocx = {
  sources: editsAt(zipPlaces(sampleDocx), sampleDocx.length),
  build: (edits) => withEdits(sampleDocx, edits),
} satisfies Changed<Edit[]>;

export const editedDoc = {
  sources: editsAt(docPlaces, sampleDoc.length),
  build: (edits) => withEdits(sampleDoc, edits),
} satisfies Changed<Edit[]>;

const sectors = Array.from({ length: Math.ceil(sampleDoc.length / 128) }, (_, index) => [
  ...sampleDoc.subarray(index * 128, (index + 1) * 128),
]);

export const changedDoc = {
  sources: changes,
  build: (made) => Uint8Array.from(changeTokens(sectors, made, sectors, 400).flat()),
} satisfies Changed<Change[]>;

const objects = pdfObjects.map(tokensOfPdf);

export const changedPdfObjects: Changed<string[]> = {
  sources: fc
    .array(fc.tuple(fc.nat(objects.length - 1), changes), { minLength: 1, maxLength: 3 })
    .map((all) => {
      const texts = objects.map((tokens) => tokens.join(""));
      for (const [index, made] of all) {
        texts[index] = changeTokens(objects[index] ?? [], made, oddPdf).join("");
      }
      return texts;
    }),
  build: buildPdfOf,
};

const wordsOfPdf = tokensOfPdf(Array.from(samplePdf, (byte) => String.fromCharCode(byte)).join(""));

export const changedPdf: Changed<string> = {
  sources: changes.map((made) => changeTokens(wordsOfPdf, made, oddPdf).join("")),
  build: (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff),
};

/** Texts of repeated units, which are expensive for regular expressions. */
const unit = fc.oneof(
  fc.constantFrom(...shapes.map(([name]) => (name.startsWith('"') ? JSON.parse(name) : name))),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const stretch = fc
  .tuple(unit, fc.integer({ min: 1, max: 200 }))
  .map(([text, times]) => text.repeat(times));
export const pastedTexts = fc
  .array(stretch, { maxLength: 8 })
  .map((parts) => parts.join("").slice(0, 6_000));

/** The offsets of the numbers in a ZIP file's headers. */
function zipPlaces(bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = 0; at + 4 < bytes.length; at++) {
    const isHeader = bytes[at] === 0x50 && bytes[at + 1] === 0x4b && (bytes[at + 2] ?? 9) < 8;
    if (isHeader) for (let field = 4; field < 46; field += 2) places.push(at + field);
  }
  return places.filter((at) => at < bytes.length);
}
