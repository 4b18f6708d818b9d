import type { FileFormat } from "../file-format";

export const docx = {
  name: "DOCX",
  extensions: ["docx"],
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  // Of ZIP archives.
  signature: [0x50, 0x4b],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
