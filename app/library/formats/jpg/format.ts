import type { FileFormat } from "../file-format";

export const jpg = {
  name: "JPG",
  extensions: ["jpg", "jpeg"],
  mediaType: "image/jpeg",
  signature: [0xff, 0xd8, 0xff],
  hasText: false,
  ocr: "picture",
  display: "picture",
  icon: "picture",
} as const satisfies FileFormat;
