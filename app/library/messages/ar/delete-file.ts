import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "حذف ملف",
  deleteTitle: () => "تأكيد الحذف",
  deleteQuestion: ({ file }) => `سيُحذف «\u2068${file}\u2069» نهائيًا. لا يمكن التراجع عن ذلك.`,
  deletedWithFile: () =>
    "يُحذف معه نصه ومحادثته. وتبقى الاختبارات القصيرة والبطاقات التعليمية والاختبارات التدريبية المعدّة منه.",
  deleteFile: () => "حذف",
  deletingFile: () => "جارٍ الحذف…",
  keepFile: () => "إلغاء",
  noFileToDelete: () => "لا يوجد ملف لحذفه",
  fileDeletedTitle: () => "حُذف الملف",
  fileDeleted: () => "لم يعد الملف بين موادك.",
  deletionFailedTitle: () => "حدث خطأ",
  deletionFailed: () => "تعذّر حذف الملف. يُرجى إعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/delete-file")>;
