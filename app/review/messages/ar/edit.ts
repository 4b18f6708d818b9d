import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Changing a card or question
  editTitle: () => "تعديل عنصر",
  editItem: () => "تعديل",
  editQuestion: () => "تعديل السؤال",
  editCard: () => "تعديل البطاقة",
  questionText: () => "السؤال",
  optionTexts: () => "الخيارات، مع تحديد الصحيح",
  optionsHint: () => "يُحذف الخيار الفارغ.",
  explanationText: () => "الشرح",
  cardFront: () => "الوجه",
  cardBack: () => "الظهر",
  saveItem: () => "حفظ",
  savingItem: () => "جارٍ الحفظ…",
  cancelEdit: () => "إلغاء",
  editedTitle: () => "حُفظ",
  sourceDropped: () => "الاقتباس لا يقول هذا، فأُزيل.",
  notEditedTitle: () => "لم يُحفظ",
  questionMissing: () => "تلزم كتابة السؤال.",
  tooFewOptions: () => "يلزم خياران على الأقل.",
  optionsAlike: () => "هناك خياران متطابقان.",
  rightMissing: () => "يلزم تحديد الخيار الصحيح.",
  sideMissing: () => "تلزم كتابة شيء هنا.",
  nothingToChange: () => "يلزم تحديد ما سيتغير.",
  optionText: ({ letter }) => `الخيار ${letter}`,
  optionIsRight: ({ letter }) => `الخيار ${letter} هو الصحيح`,
  textTooLong: ({ limit }) => `يجب أن يقل النص عن ${formatNumber(limit, "ar")} حرف.`,
} satisfies Catalogue<typeof import("../en/edit")>;
