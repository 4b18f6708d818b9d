import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

const listed = (formats: readonly string[]) =>
  new Intl.ListFormat("ar", { type: "conjunction" }).format(formats);

export default {
  // Choosing files
  processingFile: () => "جارٍ تجهيز الملف…",
  tapToUploadFile: () => "رفع ملف",
  tapToUploadFiles: () => "رفع موادك",
  dropFile: () => "إفلات ملف هنا، أو النقر للاختيار",
  dropFiles: () => "إفلات الملفات هنا، أو النقر للاختيار",
  fileChosen: () => "اختير الملف.",
  filesChosen: () => "اختيرت الملفات. بقي الضغط على «رفع».",
  fileHint: ({ formats, size }) => `${listed(formats)}. حتى ${size}.`,
  filesHint: ({ formats, size, count }) =>
    `${listed(formats)}. حتى ${size} لكل ملف، ${plural(count, { one: "وملف واحد في المرة", two: "وحتى ملفين معًا", few: "وحتى # ملفات معًا", many: "وحتى # ملفًا معًا", other: "وحتى # ملف معًا" }, "ar")}.`,
  uploadMaterials: () => "رفع المواد التعليمية",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "نوع الملف غير مدعوم",
  fileTooLargeTitle: () => "الملف كبير جدًا",
  fileTooLarge: ({ file, size }) =>
    `حجم «\u2068${file}\u2069» يتجاوز ${size}. يمكنك تصغيره أو تقسيمه.`,
  tooManyFilesTitle: () => "الملفات كثيرة جدًا",
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
  filesTooLargeTitle: () => "حجم الملفات كبير جدًا",
  filesTooLarge: ({ size }) => `مجموع أحجام هذه الملفات يتجاوز ${size}. يُرجى رفع عدد أقل معًا.`,

  // Uploads that failed
  uploadFailedTitle: () => "تعذّر الرفع",
  uploadFailed: () => "تعذّر رفع الملفات. يُرجى إعادة المحاولة.",
  uploadRefused: ({ status, reason }) => `تعذّر الرفع: ${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "جارٍ تصغير صورك قبل رفعها.",
  readingUpload: () => "اكتمل الرفع. يقرأ Fennec النص الآن.",
  cancelUpload: () => "إلغاء",
  filesBeingUploaded: () => "ملفات قيد الرفع",
  percentSent: ({ percent }) => `${percent}%`,
  fileSent: () => "رُفع",
} satisfies Catalogue<typeof import("../en/upload")>;
