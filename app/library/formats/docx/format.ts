import type { FileFormat } from "../file-format";

export const docx = {
  name: "DOCX",
  extensions: ["docx"],
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  // Of ZIP archives; "PK" alone may begin a text.
  signature: [0x50, 0x4b, 0x03, 0x04],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
