import type { FileFormat } from "../file-format";

export const pdf = {
  name: "PDF",
  extensions: ["pdf"],
  mediaType: "application/pdf",
  // Other bytes may precede "%PDF-".
  signature: null,
  hasText: true,
  ocr: "pages",
  display: "frame",
  icon: "page",
} as const satisfies FileFormat;
