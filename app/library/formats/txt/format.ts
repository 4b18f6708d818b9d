import type { FileFormat } from "../file-format";

/** Plain text. */
export const txt = {
  name: "TXT",
  extensions: ["txt"],
  mediaType: "text/plain",
  signature: null,
  isPlainText: true,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
