import type { Catalogue } from "~/localization/catalogue";

export default {
  hello: ({ username }) => ["مرحبًا ", username],
  nothingToReadYet: () => "البداية من ملف للدراسة",
  introduction: () =>
    "يكفي رفع فصل من كتاب، أو ملاحظات محاضرة، أو صورة صفحة. يقرؤها Fennec، ثم يمكنك السؤال عنها واختبار نفسك فيها.",
  skip: () => "تخطٍّ ومتابعة",
  noFilesYet: () => "لا ملفات بعد",
  uploadLater: () => "يمكنك رفع الملفات لاحقًا من الشريط الجانبي.",
  continueWithout: () => "متابعة من دون رفع",
} satisfies Catalogue<typeof import("../en/welcome")>;
