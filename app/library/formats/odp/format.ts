import type { FileFormat } from "../file-format";

/** OpenDocument presentation, as LibreOffice saves it. */
export const odp = {
  name: "ODP",
  extensions: ["odp"],
  mediaType: "application/vnd.oasis.opendocument.presentation",
  // Of ZIP archives.
  signature: [0x50, 0x4b, 0x03, 0x04],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
