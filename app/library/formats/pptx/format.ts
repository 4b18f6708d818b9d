import { type FileFormat, zipSignature } from "../file-format";

export const pptx = {
  name: "PPTX",
  extensions: ["pptx"],
  mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  signature: zipSignature,
  hasText: true,
  ocr: null,
  display: "download",
  icon: "page",
} as const satisfies FileFormat;
