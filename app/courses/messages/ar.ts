import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "المقررات",
  coursesHint: () =>
    "يجمع المقرر مستندات مادة واحدة. ومع تحديد موعد الامتحان تعيد إليك «المراجعة» كل شيء قبل ذلك اليوم.",
  makeCourse: () => "مقرر جديد",
  noCourses: () => "لا مقررات بعد",
  noCoursesHint: () =>
    "في المقرر تجتمع مستندات مادة واحدة وموعد امتحانها، فتعيد إليك «المراجعة» كل شيء في وقته.",
  makeFirstCourse: () => "إنشاء أول مقرر",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      plural(
        documents,
        {
          zero: "لا مستندات",
          one: "مستند واحد",
          two: "مستندان",
          few: "# مستندات",
          many: "# مستندًا",
          other: "# مستند",
        },
        "ar",
      ),
      pages > 0 &&
        plural(
          pages,
          { one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", many: "# صفحة", other: "# صفحة" },
          "ar",
        ),
      kept > 0 &&
        plural(
          kept,
          {
            one: "عنصر واحد في «المراجعة»",
            two: "عنصران في «المراجعة»",
            few: "# عناصر في «المراجعة»",
            many: "# عنصرًا في «المراجعة»",
            other: "# عنصر في «المراجعة»",
          },
          "ar",
        ),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "لا شيء للمراجعة اليوم";
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

  // The exam
  noExam: () => "من دون موعد امتحان",
  examToday: () => "الامتحان اليوم",
  examTomorrow: () => "الامتحان غدًا",
  examInDays: ({ count, day }) =>
    plural(
      count,
      {
        one: () => `الامتحان بعد يوم واحد، في ${day}`,
        two: () => `الامتحان بعد يومين، في ${day}`,
        few: (number) => `الامتحان بعد ${number} أيام، في ${day}`,
        many: (number) => `الامتحان بعد ${number} يومًا، في ${day}`,
        other: (number) => `الامتحان بعد ${number} يوم، في ${day}`,
      },
      "ar",
    ),
  examOver: ({ day }) => `كان الامتحان في ${day}`,

  // The form
  newCourseTitle: () => "مقرر جديد",
  courseDetails: () => "تفاصيل المقرر",
  name: () => "الاسم",
  nameHint: () => "مثل «أحياء 101».",
  nameMissing: () => "اسم المقرر مطلوب.",
  nameTooLong: ({ count }) =>
    plural(
      count,
      {
        one: "يجب ألا يتجاوز الاسم حرفًا واحدًا.",
        two: "يجب ألا يتجاوز الاسم حرفين.",
        few: "يجب ألا يتجاوز الاسم # أحرف.",
        many: "يجب ألا يتجاوز الاسم # حرفًا.",
        other: "يجب ألا يتجاوز الاسم # حرف.",
      },
      "ar",
    ),
  examDate: () => "موعد الامتحان",
  examDateHint: () => "اختياري. يمكنك إضافته أو تغييره أو إزالته في أي وقت.",
  examImpossible: () => "لا يوجد يوم كهذا. يُرجى التحقق من موعد الامتحان.",
  examPast: () => "مضى هذا اليوم. يُرجى اختيار اليوم أو يوم لاحق.",
  examTooFar: () => "يُرجى اختيار يوم خلال السنتين القادمتين.",
  courseDocuments: () => "المستندات",
  noDocuments: () => "لا مستندات لديك بعد. يمكنك إضافتها إلى المقرر لاحقًا.",
  uploadDocuments: () => "رفع مستندات",
  tooManyDocuments: ({ count }) =>
    plural(
      count,
      {
        one: "لا يتسع المقرر لأكثر من مستند واحد.",
        two: "لا يتسع المقرر لأكثر من مستندين.",
        few: "لا يتسع المقرر لأكثر من # مستندات.",
        many: "لا يتسع المقرر لأكثر من # مستندًا.",
        other: "لا يتسع المقرر لأكثر من # مستند.",
      },
      "ar",
    ),
  nothingToChange: () => "يجب إرسال `name` أو `examOn` أو `fileIds`.",
  showDays: () => "عرض الأيام",
  save: () => "حفظ المقرر",
  saving: () => "جارٍ الحفظ…",
  savedTitle: () => "حُفظ المقرر",
  notSavedTitle: () => "لم يُحفظ المقرر",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  tooManyCourses: ({ count }) =>
    plural(
      count,
      {
        one: "لديك مقرر واحد، وهو الحد الأقصى. يمكنك حذفه إن انتهى.",
        two: "لديك مقرران، وهو الحد الأقصى. يمكنك حذف مقرر انتهى.",
        few: "لديك # مقررات، وهو الحد الأقصى. يمكنك حذف مقرر انتهى.",
        many: "لديك # مقررًا، وهو الحد الأقصى. يمكنك حذف مقرر انتهى.",
        other: "لديك # مقرر، وهو الحد الأقصى. يمكنك حذف مقرر انتهى.",
      },
      "ar",
    ),
  noSuchCourseTitle: () => "المقرر غير موجود",
  courseNotFound: () => "لم نعثر على هذا المقرر. ربما حُذف.",
  courseIsEmpty: ({ course }) =>
    `لا مستندات في «\u2068${course}\u2069» بعد. يُرجى إضافة مستندات إليه وإعادة المحاولة.`,
  documentNotFound: () => "لم نعثر على أحد المستندات. ربما حُذف.",

  // The days until the exam
  daysUntilExam: () => "حتى الامتحان",
  notSavedYet: () => "هكذا سيكون التوزيع. لم يُحفظ شيء بعد.",
  loadHint: () =>
    "تُحسب كل بطاقة وكل سؤال في اليوم الذي يأتي فيه أول مرة. أما تكرار الجديد والمنسي والمراجعات الإضافية في الأيام الأخيرة فيأتي زيادة على ذلك.",
  nothingInReview: () =>
    "لا شيء من هذه المستندات في «المراجعة» بعد. بعد إعداد بطاقات تعليمية أو اختبار قصير يكفي اختيار «إضافة إلى المراجعة».",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `البدء بكل شيء قبل الامتحان يتطلب ${number} من العناصر الجديدة يوميًا، وحدّك اليومي هو ${formatNumber(limit, "ar")}.`,
      },
      "ar",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `مراجعة كل شيء قبل الامتحان تتطلب ${number} من العناصر يوميًا، وحدّك اليومي هو ${formatNumber(limit, "ar")}.`,
      },
      "ar",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `لا يمكن إنهاء كل شيء قبل الامتحان. حتى مع أعلى حدّ، وهو ${formatNumber(highest, "ar")} من العناصر الجديدة يوميًا، يأتي في موعده ${formatNumber(covered, "ar")} من أصل ${formatNumber(all, "ar")}.`,
  tooManyDue: ({ highest, covered, all }) =>
    `لا يمكن إنهاء كل شيء قبل الامتحان. حتى مع أعلى حدّ، وهو ${formatNumber(highest, "ar")} من المراجعات يوميًا، يأتي في موعدها ${formatNumber(covered, "ar")} من أصل ${formatNumber(all, "ar")}.`,
  changeLimits: () => "تغيير الحدود اليومية",
  day: () => "التاريخ",
  toReview: () => "للمراجعة",
  newItems: () => "جديد",
  today: () => "اليوم",
  moreDays: ({ count }) =>
    plural(
      count,
      {
        one: "عرض يوم آخر",
        two: "عرض يومين آخرين",
        few: "عرض # أيام أخرى",
        many: "عرض # يومًا آخر",
        other: "عرض # يوم آخر",
      },
      "ar",
    ),

  // One course
  allCourses: () => "كل المقررات",
  reviewCourse: () => "مراجعة هذا المقرر",
  studyCourse: () => "دراسة هذا المقرر",
  studyGuide: () => "دليل الدراسة",
  concepts: () => "المفاهيم",
  exportNotes: () => "تصدير ملاحظات المحادثة",
  emptyCourse: () =>
    "هذا المقرر فارغ. يمكنك اختيار مستنداته أدناه، أو إضافة بطاقاتك وامتحانات سابقة.",
  nothingDue: () => "لا شيء للمراجعة في هذا المقرر اليوم.",

  // Deleting
  deleteCourse: () => "حذف المقرر",
  deleteTitle: () => "حذف هذا المقرر؟",
  deleteQuestion: ({ course }) => `سيُحذف «\u2068${course}\u2069» مع محادثته وموعد امتحانه.`,
  documentsStay: () => "تبقى مستنداتك وبطاقاتك وأسئلتك، وتعود في «المراجعة» بحسب حاجة ذاكرتك.",
  deleting: () => "جارٍ الحذف…",
  keepCourse: () => "الإبقاء على المقرر",
  deletedTitle: () => "حُذف المقرر",
  notDeletedTitle: () => "لم يُحذف المقرر",

  // Decks and past papers of no document
  withoutDocument: () => "بطاقات وامتحانات سابقة بلا مستند",
  withoutDocumentHint: () =>
    "يمكن أن تكون بطاقاتك والمجموعات المستوردة والامتحانات السابقة جزءًا من هذا المقرر أيضًا.",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [
      `\u2068${title}\u2069 (${collectionHolds({ count })})`,
      course && `الآن في \u2068${course}\u2069`,
    ]
      .filter(Boolean)
      .join("، "),
  writeCard: () => "كتابة بطاقة تعليمية",
  importCards: () => "استيراد بطاقات",
  addPastPaper: () => "إضافة امتحان سابق",
  addCollection: () => "إضافة إلى هذا المقرر",
  addToCourse: () => "إضافة",
  takeOut: () => "إزالة",
  takeOutOf: ({ title }) => `إزالة «\u2068${title}\u2069» من المقرر`,
  putInTitle: () => "أُضيفت إلى المقرر",
  takenOutTitle: () => "أُزيلت من المقرر",
  notMovedTitle: () => "لم يتغير المقرر",
  collectionNotFound: () =>
    "لم يعثر Fennec على هذه المجموعة أو هذا الامتحان. ربما حُذف أو ينتمي إلى مستند.",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(
    count,
    {
      zero: "لا عناصر",
      one: "عنصر واحد",
      two: "عنصران",
      few: "# عناصر",
      many: "# عنصرًا",
      other: "# عنصر",
    },
    "ar",
  );
}
