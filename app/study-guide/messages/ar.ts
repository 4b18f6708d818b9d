import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "دليل الدراسة",
  titleOf: ({ name }) => `دليل الدراسة، \u2068${name}\u2069`,

  // Heading
  heading: ({ name }) => `دليل الدراسة: \u2068${name}\u2069`,
  openCourse: () => "فتح المقرر",
  readText: () => "قراءة النص",
  print: () => "طباعة",
  introduction: () => "أهم المعلومات في المستند، بكلماته هو، مرتبة بحسب نوعها.",
  introductionToCourse: () => "أهم المعلومات في مستندات هذا المقرر، بكلماتها هي، مرتبة بحسب نوعها.",
  linksBack: () => "ومع كل منها رابط إلى موضعها في النص.",

  // Parts
  parts: () => "أقسام الدليل",
  terms: () => "المصطلحات الرئيسية",
  people: () => "الأشخاص",
  causes: () => "الأسباب والنتائج",
  differences: () => "الفروق",
  dates: () => "التواريخ",
  steps: () => "الخطوات",
  lists: () => "القوائم",
  formulas: () => "الصيغ",
  questions: () => "أسئلة وأجوبة",
  tables: () => "الجداول",
  table: () => "جدول",
  page: ({ page }) => `الصفحة ${page}`,
  pageOf: ({ page, document }) => `\u2068${document}\u2069، الصفحة ${page}`,
  showInText: () => "عرضه في النص",

  // Without a guide
  reading: () => "يقرأ Fennec النص الآن، وسيظهر الدليل هنا حين يجهز.",
  noGuideTitle: () => "لا دليل لهذا المستند",
  noGuideForCourse: () => "لا دليل لهذا المقرر",
  noText: () => "لم يستطع Fennec قراءة أي نص في هذا المستند. قد تنجح القراءة برفع نسخة أوضح.",
  noDocuments: () => "لا مستندات في المقرر بعد. يمكنك إضافة بعضها إليه.",
  noTextInCourse: () =>
    "لم يستطع Fennec قراءة أي نص في مستندات هذا المقرر. قد تنجح القراءة بإضافة نسخ أوضح.",
  nothingFoundInCourse: () =>
    "لم يجد Fennec في مستندات هذا المقرر مصطلحات أو أسبابًا أو تواريخ أو قوائم. لكن يمكنك قراءتها والسؤال عنها.",
  nothingFound: () =>
    "لم يجد Fennec في هذا المستند مصطلحات أو أسبابًا أو تواريخ أو قوائم. لكن يمكنك قراءته والسؤال عنه.",

  // Requests
  scopeMissing: () => "يجب إرسال `fileId` أو `courseId`.",
} satisfies Catalogue<typeof import("./en")>;
