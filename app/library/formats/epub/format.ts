import type { FileFormat } from "../file-format";

export const epub = {
  name: "EPUB",
  extensions: ["epub"],
  mediaType: "application/epub+zip",
  // Of ZIP archives.
  signature: [0x50, 0x4b, 0x03, 0x04],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
