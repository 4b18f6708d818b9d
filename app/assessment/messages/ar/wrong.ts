import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "فيه خطأ",
  whatIsWrong: () => "ما الخطأ فيه؟",
  wrongHint: () =>
    "لن يسأل Fennec عن هذا مرة أخرى في أي مكان. ويستطيع القائمون على هذا الموقع قراءته وقراءة ما يقتبسه وما يُكتب هنا.",
  reportAndRemove: () => "استبعاده",
  reportedNotice: () => "أُبلغ عن خطأ فيه، فلن يُسأل عنه ولن يُحتسب.",
  restore: () => "إعادته",
  seeReported: () => "المستبعد",
  thisQuestion: ({ number }) => `السؤال ${number}`,
  thisCard: ({ number }) => `البطاقة ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
