import type { FileFormat } from "../file-format";

export const pptx = {
  name: "PPTX",
  extensions: ["pptx"],
  mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  // Of ZIP archives.
  signature: [0x50, 0x4b, 0x03, 0x04],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
