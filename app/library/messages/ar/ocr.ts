import type { Catalogue } from "~/localization/catalogue";

export default {
  // Pictures and scans that OCR could not read
  readingGivenUp: () => "لم يستطع Fennec قراءة هذا الملف هذه المرة. يُرجى حذفه ورفعه من جديد.",
  damagedPicture: () => "هذا الملف تالف ولا يمكن فتحه. يُرجى رفع نسخة أخرى.",
  oversizedPages: () =>
    "صور هذه الصفحات أكبر من أن يقرأها Fennec. يُرجى حفظ الملف بصور أصغر (بدقة 300 نقطة في البوصة مثلًا) ورفعه من جديد.",
  unreadablePages: () =>
    "لم يستطع Fennec قراءة أي نص في هذه الصفحات. قد تنجح القراءة بمسح ضوئي أوضح.",
  oversizedPicture: () =>
    "هذه الصورة أكبر من أن يقرأها Fennec. يُرجى حفظها بصيغة JPG بدقة لا تتجاوز 8 ميغابكسل (نحو 3,300 في 2,400 بكسل) ورفعها من جديد.",
  unreadablePicture: () =>
    "لم يستطع Fennec قراءة أي نص في هذه الصورة. قد تنجح القراءة بصورة أوضح ملتقطة من فوق الصفحة مباشرة.",
} satisfies Catalogue<typeof import("../en/ocr")>;
