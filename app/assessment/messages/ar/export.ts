import type { Catalogue } from "~/localization/catalogue";

export default {
  exportNotFound: () => "لم نعثر على المطلوب. ربما حُذف.",
  exportFormatUnknown: () =>
    "يجب اختيار إحدى الصيغ csv أو md أو gift أو qti؛ ويمكن تصدير مجموعة البطاقات بصيغة apkg أيضًا.",
  exportAs: () => "تصدير",
  exportCsv: () => "CSV",
  exportMarkdown: () => "Markdown",
  exportGift: () => "GIFT لنظام Moodle",
  exportQti: () => "QTI 2.1",
} satisfies Catalogue<typeof import("../en/export")>;
