import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "المفاهيم",
  titleOf: ({ name }) => `المفاهيم، \u2068${name}\u2069`,

  // Heading
  heading: ({ name }) => `المفاهيم: \u2068${name}\u2069`,
  readText: () => "قراءة النص",
  openCourse: () => "فتح المقرر",
  reckoning: ({ fewest }) =>
    `يُحسب كل سؤال وكل بطاقة مرة واحدة، بآخر إجابة لك. يُعدّ الجزء ضعيفًا إذا قلّت الإجابات الصحيحة عن 3 من كل 4. ولا يُحكم على جزء يقل عدد إجاباته عن ${fewest}.`,

  // Parts
  weak: () => "أجزاء ضعيفة",
  known: () => "أجزاء متقَنة",
  unclear: () => "إجابات لا تكفي بعد",
  unasked: () => "لم يُسأل عنها بعد",
  noneWeak: () => "لا أجزاء ضعيفة حتى الآن.",
  rightOf: ({ right, answers }) => `الصحيح ${right} من ${answers}`,
  page: ({ page }) => `الصفحة ${page}`,
  pageOf: ({ page, document }) => `\u2068${document}\u2069، الصفحة ${page}`,
  keyTerm: () => "مصطلح أساسي",
  keyTermOn: ({ page }) => `مصطلح أساسي، الصفحة ${page}`,
  beforeFirstHeading: () => "قبل العنوان الأول",
  wholeDocument: () => "المستند كله",

  // Practice of the weak parts
  quizMe: () => "اختبار قصير فيها",
  makeCards: () => "إعداد بطاقات",
  reviewDue: ({ count }) => `مراجعة ما حان موعده (${formatNumber(count, "ar")})`,
  reviewAnyway: () => "مراجعتها قبل موعدها",
  weakestOnly: ({ count }) =>
    plural(
      count,
      {
        one: "لأضعف جزء.",
        two: "لأضعف جزأين.",
        few: "لأضعف # أجزاء.",
        many: "لأضعف # جزءًا.",
        other: "لأضعف # جزء.",
      },
      "ar",
    ),
  decksInReview: () =>
    "تأتي المجموعات والامتحانات السابقة في المراجعة. أما الاختبار القصير والبطاقات الجديدة فتُعد من المستندات فقط.",
  decksByThemselves: () =>
    "يُعد الاختبار القصير والبطاقات الجديدة من المستندات فقط. للتدرّب على مجموعة يكفي فتحها.",
  generatingQuiz: () => "جارٍ إعداد اختبارك",
  generatingCards: () => "جارٍ إعداد بطاقاتك",
  fromWeakParts: () => "من أضعف الأجزاء لديك.",

  // Without answers
  noAnswersTitle: () => "لا إجابات بعد",
  noAnswers: () =>
    "بعد اختبار قصير أو تدريبي على هذا المستند، أو مراجعة بطاقاته، تظهر هنا أضعف الأجزاء لديك.",
  noAnswersInCourse: () =>
    "بعد اختبار قصير أو تدريبي على هذا المقرر، أو مراجعة بطاقاته، تظهر هنا أضعف الأجزاء لديك في مستنداته.",
  takeQuiz: () => "بدء اختبار قصير",
} satisfies Catalogue<typeof import("./en")>;
