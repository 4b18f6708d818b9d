import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The form
  dropToUpload: () => "إفلات الملفات هنا لرفعها",
  fileNotUploaded: ({ file }) => `لم يُرفع: \u2068${file}\u2069`,
  filesNotUploaded: ({ count }) =>
    plural(
      count,
      {
        one: "لم يُرفع ملف واحد",
        two: "لم يُرفع ملفان",
        few: "لم تُرفع # ملفات",
        many: "لم يُرفع # ملفًا",
        other: "لم يُرفع # ملف",
      },
      "ar",
    ),
  tryUploadAgain: () => "إعادة المحاولة",
  upload: () => "رفع",

  // Its page and its results
  uploadPageTitle: () => "رفع الملفات",
  uploadHeading: () => "رفع المواد التعليمية",
  nothingUploaded: () => "لم يُرفع شيء",
  filesUploadedTitle: () => "اكتمل الرفع",
  filesUploaded: ({ count }) =>
    plural(
      count,
      {
        one: "رُفع ملف واحد.",
        two: "رُفع ملفان.",
        few: "رُفعت # ملفات.",
        many: "رُفع # ملفًا.",
        other: "رُفع # ملف.",
      },
      "ar",
    ),
  chatStartedTitle: () => "بدأت المحادثة",
  chatStarted: ({ file }) => `بدأت محادثة عن \u2068${file}\u2069`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "إضافة صفحة ويب أو نص",
  addMore: () => "إضافة صفحة ويب أو نص ملصق",
  webPage: () => "صفحة ويب",
  address: () => "الرابط",
  addressHint: () => "يقرأ Fennec النص الرئيسي في الصفحة. ويصلح أيضًا رابط ملف PDF أو مستند آخر.",
  addPage: () => "إضافة الصفحة",
  addingPage: () => "جارٍ قراءة الصفحة…",
  pastedText: () => "نص ملصق",
  textName: () => "الاسم (اختياري)",
  textToPaste: () => "النص",
  addText: () => "إضافة النص",
  addingText: () => "جارٍ قراءة النص…",
  notAddedTitle: () => "لم يُضف شيء",
  addedTitle: () => "أُضيف المستند",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  sourceOf: ({ site }) => `من \u2068${site}\u2069`,
  addressMissing: () => "يُرجى إدخال رابط صفحة.",
  addressMalformed: () => "لا يبدو هذا رابط صفحة.",
  addressForbidden: () =>
    "لا يفتح Fennec إلا صفحات الويب العامة. يمكنك نسخ النص وإضافته بدلًا منها.",
  addressUnreachable: () =>
    "لم يتمكن Fennec من فتح هذه الصفحة. يُرجى التحقق من الرابط، أو نسخ النص وإضافته بدلًا منها.",
  addressUnreadable: () =>
    "لا يستطيع Fennec قراءة ما في هذا الرابط. يمكنك تنزيله ورفع نسخة منه بصيغة أخرى.",
  addressTooLarge: () => "ما في هذا الرابط أكبر من أن يقرأه Fennec.",
  textMissing: () => "يُرجى لصق نص أو كتابته أولًا.",
  textTooLong: ({ count }) =>
    plural(
      count,
      {
        few: "يجب ألا يتجاوز النص # أحرف.",
        many: "يجب ألا يتجاوز النص # حرفًا.",
        other: "يجب ألا يتجاوز النص # حرف.",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/upload")>;
