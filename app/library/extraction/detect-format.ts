import { hasSignature } from "~/library/formats/file-format";
import { type Format, formats, hasText } from "~/library/formats/formats";
import { readers } from "~/library/formats/readers";

interface DetectedFormat {
  format: Format;
  isEncrypted: boolean;
}

/** Recognises an accepted format by a file's bytes, not by its name; null for other formats. */
export function detectFormat(bytes: Uint8Array): DetectedFormat | null {
  const signed = formats.filter((format) => hasSignature(format, bytes));
  const candidates = signed.length > 0 ? signed : formats.filter(({ signature }) => !signature);
  for (const format of candidates) {
    const detected = hasText(format) ? readers[format.name].detect(bytes) : "readable";
    if (detected) return { format, isEncrypted: detected === "encrypted" };
  }
  return null;
}
