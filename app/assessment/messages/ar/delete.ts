import type { Catalogue } from "~/localization/catalogue";

export default {
  // Deleting a deck, quiz, test, card or question
  deleteDeck: () => "حذف هذه المجموعة",
  deleteQuiz: () => "حذف هذا الاختبار القصير",
  deleteTest: () => "حذف هذا الاختبار التدريبي",
  deleteCard: () => "حذف هذه البطاقة",
  deleteQuestion: () => "حذف هذا السؤال",
  progressGoes: () => "يُحذف تقدّمك فيه أيضًا.",
  cardsGo: () => "تخرج بطاقاتها من المراجعة أيضًا، مع ما حُفظ عنها.",
  keptQuestionsStay: () => "تبقى الأسئلة المضافة إلى المراجعة فيها.",
  deleteWork: () => "حذف",
  deletingWork: () => "جارٍ الحذف…",
  cancelDeletion: () => "إلغاء",
  deletedTitle: () => "حُذف",
  notDeletedTitle: () => "لم يُحذف",
  nothingToDeleteTitle: () => "لا شيء للحذف",
  deleteWarning: ({ title }) => ["سيُحذف «", title, "» نهائيًا، ولا يمكن التراجع عن ذلك."],
} satisfies Catalogue<typeof import("../en/delete")>;
