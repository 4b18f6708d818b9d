import { type FileFormat, zipSignature } from "../file-format";

/** OpenDocument presentation, as LibreOffice saves it. */
export const odp = {
  name: "ODP",
  extensions: ["odp"],
  mediaType: "application/vnd.oasis.opendocument.presentation",
  signature: zipSignature,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
