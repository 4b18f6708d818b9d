import { detectFileType } from "./detect-file-type";
import type { ExtractedDocument } from "./document";
import { extractDoc } from "./extract-doc";
import { extractDocx } from "./extract-docx";
import { extractPdf } from "./extract-pdf";
import { ExtractionError } from "./extraction-error";

/**
 * Takes the text out of an uploaded document, page by page and in reading order.
 * @param bytes of a PDF, they are gone afterwards
 * @throws {ExtractionError} with the reason when there is no text to be had.
 */
export async function extractDocument(
  type: "pdf" | "doc" | "docx",
  bytes: Uint8Array,
): Promise<ExtractedDocument> {
  if (bytes.length === 0) throw new ExtractionError("damaged", "The file is empty.");
  const detected = detectFileType(bytes);
  if (detected === "encrypted-office") {
    throw new ExtractionError("encrypted", "The Office file is encrypted.");
  }
  if (detected !== type) {
    const damaged = detected === null && beginsLike(type, bytes);
    throw damaged
      ? new ExtractionError("damaged", `The ${type} container cannot be read.`)
      : new ExtractionError(
          "wrong_type",
          `The bytes are not ${type} but ${detected ?? "unknown"}.`,
        );
  }
  if (type === "pdf") return extractPdf(bytes);
  return type === "docx" ? extractDocx(bytes) : extractDoc(bytes);
}

/** A cut-off zip loses its directory at the end, a cut-off OLE file its sectors. */
function beginsLike(type: "pdf" | "doc" | "docx", bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  if (type === "docx") {
    const isWord = head.includes("word/") || head.includes("[Content_Types].xml");
    return head.startsWith("PK") && isWord && !head.includes("xl/") && !endsWithDirectory(bytes);
  }
  return type === "doc" && head.startsWith("\u00d0\u00cf\u0011\u00e0");
}

function endsWithDirectory(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-22)).includes("PK\u0005\u0006");
}
