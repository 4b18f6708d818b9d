import type { FileFormat } from "../file-format";

export const html = {
  name: "HTML",
  extensions: ["html", "htm", "xhtml"],
  mediaType: "text/html",
  otherMediaTypes: ["application/xhtml+xml"],
  signature: null,
  isPlainText: true,
  hasText: true,
  ocr: null,
  // Never in a frame, because the page may contain scripts.
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
