import type { FileFormat } from "../file-format";

/** Markdown, with GitHub's tables. */
export const md = {
  name: "MD",
  extensions: ["md", "markdown"],
  mediaType: "text/markdown",
  // Systems that do not know Markdown take it for plain text.
  otherMediaTypes: ["text/plain", "text/x-markdown"],
  signature: null,
  isPlainText: true,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
