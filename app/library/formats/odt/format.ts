import { type FileFormat, zipSignature } from "../file-format";

/** OpenDocument text, as LibreOffice saves it. */
export const odt = {
  name: "ODT",
  extensions: ["odt"],
  mediaType: "application/vnd.oasis.opendocument.text",
  signature: zipSignature,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
