import type { Catalogue } from "~/localization/catalogue";

export default {
  cardNotFound: () => "لم نعثر على هذه البطاقة. ربما حُذفت.",

  // Editing a card
  edit: () => "تعديل",
  stopEditing: () => "إنهاء التعديل",
  cardNumber: ({ number }) => `(البطاقة ${number})`,
  front: () => "الوجه",
  back: () => "الظهر",
  save: () => "حفظ البطاقة",
  saving: () => "جارٍ الحفظ…",
  notChangedTitle: () => "لم تتغيّر البطاقة",
  frontMissing: () => "تلزم كتابة شيء على الوجه.",
  frontTooLong: () => "يجب أن يقل الوجه عن 1,000 حرف.",
  backMissing: () => "تلزم كتابة شيء على الظهر.",
  backTooLong: () => "يجب أن يقل الظهر عن 1,000 حرف.",

  // Writing a card from a document
  writeCardTitle: () => "كتابة بطاقة تعليمية",
  writeCardHint: () => "تُضاف إلى «بطاقاتي» وتظهر في مراجعاتك.",
  documentWords: () => "كلمات من المستند",
  documentWordsHint: () => "تبقى مع البطاقة، ومعها رقم صفحتها.",
  cardQuestion: () => "الوجه: السؤال",
  cardAnswer: () => "الظهر: الإجابة",
  cardAnswerHint: () => "إن بقي فارغًا، كانت الكلمات أعلاه هي الإجابة.",
  wordsTooLong: () => "يجب اختيار أقل من 1,000 حرف.",

  // The course of a card
  cardCourseTitle: () => "نقل بطاقة إلى مقرر",
  cardCourseHint: () =>
    "تنتقل إلى «بطاقاتي» في المقرر وتحتفظ بمواعيد مراجعتها. وقد يقدّم امتحان المقرر هذه المواعيد.",
  changeCourse: () => "تغيير المقرر",
  moveCard: () => "نقل البطاقة",
  moving: () => "جارٍ النقل…",
  movedTitle: () => "نُقلت البطاقة",
  notMovedTitle: () => "لم تُنقل البطاقة",
  cardOfDocument: () => "هذه البطاقة مأخوذة من مستند، فهي في مقررات ذلك المستند.",

  // Deleting a card
  removeTitle: () => "حذف بطاقة",
  removeCard: () => "حذف البطاقة",
  areYouSure: () => "تأكيد الحذف",
  removeWarning: ({ front }) => ["ستُحذف البطاقة «", front, "» نهائيًا. لا يمكن التراجع عن ذلك."],
  remove: () => "حذف",
  removing: () => "جارٍ الحذف…",
  cancel: () => "إلغاء",
  notRemovedTitle: () => "لم تُحذف البطاقة",
  nothingToRemoveTitle: () => "لا توجد بطاقة لحذفها",
  removedTitle: () => "حُذفت البطاقة",
} satisfies Catalogue<typeof import("../en/cards")>;
