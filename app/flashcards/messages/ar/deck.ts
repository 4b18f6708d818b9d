import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  deckTitle: ({ deck }) => `\u2068${deck}\u2069، بطاقات تعليمية`,
  deckNotFound: () => "لم نعثر على هذه المجموعة. ربما حُذفت.",

  // Its cards
  cards: ({ count }) =>
    plural(
      count,
      { zero: "لا بطاقات", one: "بطاقة واحدة", two: "بطاقتان", few: "# بطاقات", other: "# بطاقة" },
      "ar",
    ),
  doneForNow: () => "أُنجزت الآن",
  due: ({ count }) => `${count} للمراجعة`,
  cardsNoneDue: ({ count }) =>
    plural(
      count,
      {
        zero: "لا بطاقات",
        one: "بطاقة واحدة، لا شيء للمراجعة الآن",
        two: "بطاقتان، لا شيء للمراجعة الآن",
        few: "# بطاقات، لا شيء للمراجعة الآن",
        other: "# بطاقة، لا شيء للمراجعة الآن",
      },
      "ar",
    ),
  cardsDue: ({ count, due }) =>
    plural(
      count,
      {
        one: () => `بطاقة واحدة، ${due} للمراجعة`,
        two: () => `بطاقتان، ${due} للمراجعة`,
        few: (number) => `${number} بطاقات، ${due} للمراجعة`,
        other: (number) => `${number} بطاقة، ${due} للمراجعة`,
      },
      "ar",
    ),
  cardList: () => "البطاقات",
  noCards: () => "لم تبقَ بطاقات",
  noCardsHint: () => "حُذفت كل البطاقات. لإعداد بطاقات جديدة يكفي اختيار «تعديل الإعدادات».",

  // What can be done with it
  startStudying: () => "بدء الدراسة",
  modifySettings: () => "تعديل الإعدادات",
  exportForAnki: () => "تصدير إلى Anki",
  exportCsv: () => "تصدير CSV",
  exportMarkdown: () => "تصدير Markdown",
  exportGift: () => "تصدير GIFT",
  exportQti: () => "تصدير QTI 2.1",

  // The pages of a long deck
  cardPages: () => "المزيد من البطاقات",
  previousCards: () => "البطاقات السابقة",
  nextCards: () => "البطاقات التالية",
  exportFailedTitle: () => "تعذّر التصدير",
  exportFailed: () => "تعذّر تصدير بطاقاتك. يُرجى إعادة المحاولة.",

  // Its name
  renameOrDelete: () => "إعادة التسمية أو الحذف",
  deckName: () => "اسم المجموعة",
  saveName: () => "حفظ الاسم",
  renamedTitle: () => "أُعيدت التسمية",
  notRenamedTitle: () => "لم تُعَد التسمية",
  nameMissing: () => "يلزم اسم للمجموعة.",
  nameTooLong: () => "يجب أن يقل الاسم عن 200 حرف.",
} satisfies Catalogue<typeof import("../en/deck")>;
