import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "المراجعة",
  today: () => "اليوم",
  itemsToday: ({ due, fresh }) => {
    const known = `${formatNumber(due, "ar")} للمراجعة`;
    const added = plural(
      fresh,
      {
        one: "عنصر جديد",
        two: "عنصران جديدان",
        few: "# عناصر جديدة",
        many: "# عنصرًا جديدًا",
        other: "# عنصر جديد",
      },
      "ar",
    );
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}، ${added}`;
  },
  itemsDueToday: ({ count }) => plural(count, { other: "# لليوم" }, "ar"),
  modeWithDue: ({ count }) => plural(count, { other: "المراجعة، # لليوم" }, "ar"),
  aboutMinutes: ({ count }) =>
    plural(
      count,
      {
        one: "نحو دقيقة.",
        two: "نحو دقيقتين.",
        few: "نحو # دقائق.",
        other: "نحو # دقيقة.",
      },
      "ar",
    ),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) =>
    plural(
      count,
      {
        one: "عنصر إضافي ينتظر يومًا آخر.",
        two: "عنصران إضافيان ينتظران يومًا آخر.",
        few: "# عناصر إضافية تنتظر يومًا آخر.",
        many: "# عنصرًا إضافيًا تنتظر يومًا آخر.",
        other: "# عنصر إضافي تنتظر يومًا آخر.",
      },
      "ar",
    ),
  start: () => "بدء المراجعة",
  goOnReviewing: () => "متابعة",
  doneToday: () => "انتهت مراجعة اليوم",
  nothingKept: () => "لا شيء للمراجعة بعد",
  nothingKeptHint: () =>
    "بعد إنهاء اختبار قصير أو إعداد بطاقات تعليمية يكفي اختيار «إضافة إلى المراجعة»، فيعود كل سؤال إليك قبيل نسيانه.",
  uploadFirstHint: () =>
    "بعد رفع مستند وإعداد اختبار قصير أو بطاقات تعليمية منه يكفي اختيار «إضافة إلى المراجعة»، فيعود كل سؤال إليك قبيل نسيانه.",
  keepBelowHint: () => "يكفي اختيار «إضافة إلى المراجعة» أدناه، فيعود كل سؤال إليك قبيل نسيانه.",
  makeCards: () => "إعداد بطاقات تعليمية",
  makeQuiz: () => "إعداد اختبار قصير",
  uploadDocument: () => "رفع مستند",
  addPastPaper: () => "إضافة امتحان سابق",
  importCards: () => "استيراد بطاقات",
  notInReview: () => "لم يُضف إلى «المراجعة» بعد",
  keepWork: () => "إضافة إلى المراجعة",
  leaveWork: () => "ليس الآن",
  nextTomorrow: () => "المراجعة التالية: غدًا.",
  nextIn: ({ interval }) => `المراجعة التالية: بعد ${interval}.`,
  nothingScheduled: () => "لا مراجعات مجدولة.",

  // What was begun
  unfinished: () => "لم يكتمل بعد",
  lastDocument: () => "آخر مستند استخدمته",
  finishWork: ({ title }) => `إكمال «\u2068${title}\u2069»`,
  openDocument: ({ name }) => `فتح \u2068${name}\u2069`,

  // The days ahead
  daysAhead: () => "الأيام السبعة القادمة",
  dayLoad: ({ day, count }) =>
    plural(
      count,
      {
        zero: () => `${day}: لا شيء`,
        one: () => `${day}: عنصر واحد`,
        two: () => `${day}: عنصران`,
        few: (number) => `${day}: ${number} عناصر`,
        many: (number) => `${day}: ${number} عنصرًا`,
        other: (number) => `${day}: ${number} عنصر`,
      },
      "ar",
    ),

  // Courses
  courses: () => "المقررات",
  coursesHint: () => "لجمع مستندات كل مادة معًا وتحديد موعد امتحانها.",
  allCourses: () => "كل المقررات",

  // Daily limits
  settings: () => "الحدود اليومية",
  newPerDay: () => "العناصر الجديدة يوميًا",
  duePerDay: () => "المراجعات يوميًا",
  limitsHint: () => "ما زاد على الحد ينتظر الأيام التالية. أما أخطاء اليوم فتعود دائمًا.",
  saveSettings: () => "حفظ",
  saving: () => "جارٍ الحفظ…",
  settingsSavedTitle: () => "حُفظت الحدود اليومية",
  settingsNotSavedTitle: () => "لم تُحفظ الحدود اليومية",
  limitOutOfRange: ({ min, max }) => `يُرجى اختيار عدد من ${min} إلى ${max}.`,

  // Keeping items
  workNotFound: () => "لم نعثر على المطلوب إضافته. ربما حُذف.",
  keptTitle: () => "أُضيفت إلى المراجعة",
  kept: ({ count }) =>
    plural(
      count,
      {
        one: "سيظهر عنصر واحد في «المراجعة» حين يحين موعده.",
        two: "سيظهر عنصران في «المراجعة» حين يحين موعدهما.",
        few: "ستظهر # عناصر في «المراجعة» حين يحين موعدها.",
        many: "سيظهر # عنصرًا في «المراجعة» حين يحين موعدها.",
        other: "سيظهر # عنصر في «المراجعة» حين يحين موعدها.",
      },
      "ar",
    ),
  keptQuestions: () => "الأسئلة المحفوظة",
  notKeptTitle: () => "لم يُضف شيء",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/today")>;
