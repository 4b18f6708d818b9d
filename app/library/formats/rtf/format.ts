import type { FileFormat } from "../file-format";

export const rtf = {
  name: "RTF",
  extensions: ["rtf"],
  mediaType: "application/rtf",
  // Windows declares what opens in Word as a Word document.
  otherMediaTypes: ["text/rtf", "application/msword", "application/x-rtf"],
  // "{\rtf"
  signature: [0x7b, 0x5c, 0x72, 0x74, 0x66],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
