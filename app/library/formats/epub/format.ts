import { type FileFormat, zipSignature } from "../file-format";

export const epub = {
  name: "EPUB",
  extensions: ["epub"],
  mediaType: "application/epub+zip",
  signature: zipSignature,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
