import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // A request without files, or with too many
  chooseFile: () => "يُرجى اختيار ملف واحد على الأقل.",
  fileTooLarge: ({ size }) => `أحد ملفاتك أكبر من ${size}. يمكنك تصغيره أو تقسيمه.`,
  batchTooLarge: ({ size }) => `مجموع أحجام هذه الملفات يتجاوز ${size}. يُرجى رفع عدد أقل معًا.`,
  tooManyFiles: ({ count }) =>
    plural(
      count,
      {
        one: "يمكن رفع ملف واحد فقط في المرة.",
        two: "يمكن رفع ملفين على الأكثر في المرة.",
        few: "يمكن رفع # ملفات على الأكثر في المرة.",
        many: "يمكن رفع # ملفًا على الأكثر في المرة.",
        other: "يمكن رفع # ملف على الأكثر في المرة.",
      },
      "ar",
    ),
  uploadIncomplete: () => "انقطع الرفع. يُرجى رفع ملفاتك من جديد.",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `الملف «\u2068${file}\u2069» فارغ. يُرجى اختيار ملف آخر.`,
  encryptedFile: ({ file }) =>
    `الملف «\u2068${file}\u2069» محمي بكلمة مرور. يُرجى حفظ نسخة منه من دونها ورفعها.`,
  damagedFile: ({ file }) =>
    `الملف «\u2068${file}\u2069» تالف ولا يمكن فتحه. يُرجى تصديره أو تنزيله من جديد ورفع النسخة الجديدة.`,
  fileWithoutText: ({ file }) =>
    `لا نص في «\u2068${file}\u2069»، بل صور أو أشكال فقط. يُرجى رفع نسخة يمكن تحديد نصها.`,
  unfinishedFile: ({ file }) =>
    `لم يتمكن Fennec من إكمال قراءة «\u2068${file}\u2069». يمكنك إعادة المحاولة، أو تقسيمه ورفع الأجزاء.`,
  oversizedFile: ({ file }) =>
    `محتوى «\u2068${file}\u2069» أكبر من أن يقرأه Fennec دفعة واحدة. يُرجى تقسيمه ورفع الأجزاء.`,
  readerBusy: () => "يقرأ Fennec الآن ملفات أخرى. يُرجى رفع ملفاتك من جديد بعد دقيقة.",

  // Pasted texts
  textReaderBusy: () => "يقرأ Fennec الآن نصوصًا أخرى. يُرجى إعادة المحاولة بعد دقيقة.",
  unfinishedText: () => "لم يتمكن Fennec من إكمال قراءة هذا النص. يمكنك إعادة المحاولة أو اختصاره.",

  // Files of earlier uploads
  fileNotFound: () => "لم نعثر على هذا الملف. ربما حُذف.",
  stillReading: ({ count }) =>
    plural(
      count,
      {
        one: "ما زال Fennec يقرأ هذا الملف. يُرجى إعادة المحاولة بعد قليل.",
        two: "ما زال Fennec يقرأ هذين الملفين. يُرجى إعادة المحاولة بعد قليل.",
        other: "ما زال Fennec يقرأ هذه الملفات. يُرجى إعادة المحاولة بعد قليل.",
      },
      "ar",
    ),
  fileAndCourse: () => "يجب إرسال `fileId` أو `courseId`، لا كليهما.",
  partsWithoutFile: () =>
    "يجب إرسال `parts` مع `fileId`؛ ومع `courseId` يحتاج كل جزء إلى `fileId` خاص به.",
  topicTooLong: ({ count }) =>
    plural(
      count,
      {
        few: "يجب ألا يتجاوز الموضوع # أحرف.",
        many: "يجب ألا يتجاوز الموضوع # حرفًا.",
        other: "يجب ألا يتجاوز الموضوع # حرف.",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/refusals")>;
