import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () => "找不到该内容，它可能已被删除。",
  exportFormatUnknown: () => "请选择 csv、md、gift 或 qti 格式；牌组还可以导出为 apkg。",
  exportAs: () => "导出",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT（用于 Moodle）",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
