import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "لا ملفات مرفوعة بعد",
  uploadFirst: () => "رفع أول ملف",
  uploadMore: () => "رفع المزيد",
  fileCount: ({ count, size }) =>
    plural(
      count,
      {
        zero: "لا ملفات",
        one: () => `ملف واحد، ${size}`,
        two: () => `ملفان، ${size}`,
        few: (number) => `${number} ملفات، ${size}`,
        many: (number) => `${number} ملفًا، ${size}`,
        other: (number) => `${number} ملف، ${size}`,
      },
      "ar",
    ),
  open: () => "فتح",
  deleteFile: () => "حذف",

  // Deleting a file
  deleteTitle: () => "حذف ملف",
  areYouSure: () => "تأكيد الحذف",
  deleteWarning: ({ file }) => `سيُحذف «\u2068${file}\u2069» نهائيًا. لا يمكن التراجع عن ذلك.`,
  deletedWithFile: () =>
    "يُحذف معه نصه ومحادثته. وتبقى الاختبارات القصيرة والبطاقات التعليمية والاختبارات التدريبية المعدّة منه.",
  deleting: () => "جارٍ الحذف…",
  cancel: () => "إلغاء",
  nothingToDelete: () => "لا يوجد ملف لحذفه",
  deleteFailedTitle: () => "تعذّر حذف الملف",
  deletedTitle: () => "حُذف الملف",
  deleted: () => "لم يعد الملف بين موادك",
} satisfies Catalogue<typeof import("../en/files")>;
