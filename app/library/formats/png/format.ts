import type { FileFormat } from "../file-format";

export const png = {
  name: "PNG",
  extensions: ["png"],
  mediaType: "image/png",
  signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  hasText: false,
  ocr: "picture",
  display: "picture",
  icon: "picture",
} as const satisfies FileFormat;
