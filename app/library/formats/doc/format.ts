import type { FileFormat } from "../file-format";

/** Word's binary format, up to Word 2003. */
export const doc = {
  name: "DOC",
  extensions: ["doc"],
  mediaType: "application/msword",
  // Of OLE compound files.
  signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  hasText: true,
  ocr: null,
  display: "download",
  icon: "letters",
} as const satisfies FileFormat;
