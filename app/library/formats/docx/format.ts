import { type FileFormat, zipSignature } from "../file-format";

export const docx = {
  name: "DOCX",
  extensions: ["docx"],
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  signature: zipSignature,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
