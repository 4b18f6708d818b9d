import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () => "Fennec 这次没能读取该文件。请删除后重新上传。",
  damagedPicture: () => "文件已损坏，无法打开。请上传另一份。",
  oversizedPages: () =>
    "这些页面中的图片过大，Fennec 无法读取。请缩小图片（例如 300 dpi）后保存，再重新上传。",
  unreadablePages: () => "Fennec 没能从这些页面读出文字，请上传更清晰的扫描件。",
  oversizedPicture: () =>
    "图片过大，Fennec 无法读取。请另存为不超过 800 万像素（约 3300 × 2400）的 JPG，再重新上传。",
  unreadablePicture: () => "Fennec 没能从图片中读出文字。请从正上方拍一张更清晰的照片。",
} satisfies Catalogue<typeof import("../en/ocr")>;
