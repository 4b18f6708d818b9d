import type { FileFormat } from "../file-format";

/** OpenDocument text, as LibreOffice saves it. */
export const odt = {
  name: "ODT",
  extensions: ["odt"],
  mediaType: "application/vnd.oasis.opendocument.text",
  // Of ZIP archives.
  signature: [0x50, 0x4b, 0x03, 0x04],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
