import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "لا محادثات بعد",
  noChatsHint: () => "بعد أول سؤال عن مستند تظهر محادثتك هنا.",
  startChat: () => "بدء محادثة",
  allMaterials: () => "كل المواد",
  messages: ({ count }) =>
    plural(
      count,
      { zero: "لا رسائل", one: "رسالة واحدة", two: "رسالتان", few: "# رسائل", other: "# رسالة" },
      "ar",
    ),

  // Quizzes and other work
  noWork: () => "لا اختبارات ولا بطاقات بعد",
  noWorkHint: () => "كل ما يُعدّ منها يظهر هنا مع نتائجه.",
  makeQuiz: () => "إعداد اختبار قصير",

  // The weakest parts
  weakest: () => "أضعف الأجزاء لديك",
  weakestHint: () => "بحسب آخر إجابة لك عن كل سؤال وبطاقة. ويمكن فتح أي جزء للتدرّب عليه.",
  pageInFile: ({ file, page }) => [file, ` · الصفحة ${page}`],
  rightOf: ({ right, answers }) => `الصحيح ${right} من ${answers}`,

  // Lists
  latestShown: ({ count }) =>
    plural(
      count,
      {
        one: "يظهر الأحدث فقط.",
        two: "يظهر أحدث اثنين.",
        other: "يظهر أحدث #.",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/activity")>;
