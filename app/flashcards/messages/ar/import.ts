import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "استيراد بطاقات",
  importHint: () =>
    "من Anki أو Quizlet أو جدول بيانات. يتحول الملف أو النص الملصق إلى مجموعة بطاقات جديدة.",
  importPastPaper: () => "أسئلة امتحان سابق مع إجاباتها؟",
  importFile: () => "أو اختيار ملف",
  importFileHint: () =>
    "حزمة Anki بصيغة \u200e.apkg أو ملف \u200e.csv أو \u200e.tsv حتى 25 ميغابايت. لا تُستورد الصور والأصوات والوسوم.",
  importText: () => "لصق البطاقات",
  importTextHint: () =>
    "بطاقة في كل سطر: الوجه، ثم علامة جدولة أو فاصلة أو فاصلة منقوطة أو شرطة، ثم الظهر.",
  importButton: () => "استيراد البطاقات",
  importing: () => "جارٍ الاستيراد…",
  importLink: () => "استيراد بطاقات",

  // Why nothing was imported
  notImportedTitle: () => "لم تُستورد أي بطاقات",
  nothingToImport: () => "يُرجى اختيار ملف أو لصق بعض البطاقات.",
  importWrongType: () => "تُقبل ملفات \u200e.apkg أو \u200e.csv أو \u200e.tsv فقط.",
  importTooLarge: () => "هذا الملف أكبر من 25 ميغابايت.",
  importTextTooLong: () => "هذا النص طويل جدًا. يمكن استيراده على شكل ملف \u200e.csv بدلًا من ذلك.",
  importOneFile: () => "يُستورد ملف واحد في المرة.",
  importIncomplete: () => "لم يكتمل الرفع. يُرجى إعادة المحاولة.",
  importUnreadable: () =>
    "لم نجد بطاقات يمكن قراءتها. يُرجى التأكد من أنها حزمة Anki أو بطاقة في كل سطر.",
  importUnfinished: () =>
    "لم يتمكن Fennec من إكمال قراءة هذا الملف. يمكنك إعادة المحاولة أو استيراده على أجزاء.",
  importBusy: () => "يقرأ Fennec الآن ملفات أخرى. يُرجى استيراد ملفك من جديد بعد دقيقة.",
  importTooMany: () =>
    "هذا أكثر مما تتسع له مجموعة واحدة: 10,000 بطاقة و8 ملايين حرف. يمكن استيراده على أجزاء.",

  // What became no card
  skippedNoSeparator: () => "لا فاصل بين الوجه والظهر.",
  skippedNoNote: () => "ملاحظتها مفقودة.",
  skippedNoFront: () => "الوجه فارغ.",
  skippedNoBack: () => "الظهر فارغ.",
  skippedFrontTooLong: () => "الوجه أطول من 1,000 حرف.",
  skippedBackTooLong: () => "الظهر أطول من 1,000 حرف.",

  // What was imported
  importedDeck: () => "بطاقات مستوردة",
  importedTitle: ({ count }) =>
    plural(
      count,
      {
        one: "استُوردت بطاقة واحدة",
        two: "استُوردت بطاقتان",
        few: "استُوردت # بطاقات",
        other: "استُوردت # بطاقة",
      },
      "ar",
    ),
  nothingNewTitle: () => "لا توجد بطاقات جديدة",
  importedExisting: ({ count }) =>
    plural(
      count,
      {
        zero: "لا بطاقات موجودة مسبقًا.",
        one: "بطاقة واحدة كانت موجودة مسبقًا، ونصها وتقدمك محفوظان.",
        two: "بطاقتان كانتا موجودتين مسبقًا، ونصاهما وتقدمك محفوظة.",
        few: "# بطاقات كانت موجودة مسبقًا، ونصوصها وتقدمك محفوظة.",
        many: "# بطاقة كانت موجودة مسبقًا، ونصوصها وتقدمك محفوظة.",
        other: "# بطاقة كانت موجودة مسبقًا، ونصوصها وتقدمك محفوظة.",
      },
      "ar",
    ),
  importedDecks: ({ count }) => `في الحزمة أكثر من مجموعة (${count})، وهي هنا مجموعة واحدة.`,
  importedTags: () => "لم تُستورد الوسوم.",
  importedMedia: ({ count }) =>
    plural(
      count,
      {
        one: "لم يُستورد ملف واحد من الصور والأصوات.",
        two: "لم يُستورد ملفان من الصور والأصوات.",
        few: "لم تُستورد # ملفات من الصور والأصوات.",
        many: "لم يُستورد # ملفًا من الصور والأصوات.",
        other: "لم يُستورد # ملف من الصور والأصوات.",
      },
      "ar",
    ),
  importedSuspended: ({ count }) =>
    plural(
      count,
      {
        one: "كانت بطاقة واحدة معلّقة في Anki، وستظهر هنا كغيرها.",
        two: "كانت بطاقتان معلّقتين في Anki، وستظهران هنا كغيرهما.",
        few: "كانت # بطاقات معلّقة في Anki، وستظهر هنا كغيرها.",
        other: "كانت # بطاقة معلّقة في Anki، وستظهر هنا كغيرها.",
      },
      "ar",
    ),
  importedSkipped: ({ count, line, reason }) =>
    plural(
      count,
      {
        one: () => `تُركت بطاقة واحدة. السطر ${line}: ${reason}`,
        two: () => `تُركت بطاقتان. أولاهما في السطر ${line}: ${reason}`,
        few: (number) => `تُركت ${number} بطاقات. أولاها في السطر ${line}: ${reason}`,
        other: (number) => `تُركت ${number} بطاقة. أولاها في السطر ${line}: ${reason}`,
      },
      "ar",
    ),

  // A card of the learner's own
  addCard: () => "إضافة بطاقة",
  addCardButton: () => "إضافة البطاقة",
  adding: () => "جارٍ الإضافة…",
  addedTitle: () => "أُضيفت البطاقة",
  notAddedTitle: () => "لم تُضف البطاقة",
  myCards: () => "بطاقاتي",
  myCardsOf: ({ course }) => `بطاقاتي: ${course}`,
  deckAndCourse: () => "تُضاف البطاقة إلى مجموعة أو إلى مقرر. يُرجى تحديد واحد منهما فقط.",
  deckFull: () => "هذه المجموعة ممتلئة: فيها 10,000 بطاقة.",
  nothingToChange: () => "يلزم وجه جديد أو ظهر جديد أو مقرر.",
  quoteMissing: () => "يلزم الاقتباس الذي تستند إليه البطاقة.",
  quoteNotFound: () => "هذه الكلمات ليست في المستند أو ليست في تلك الصفحة. يجب نسخها حرفيًا.",
  quoteTooLong: () => "يجب أن يقل الاقتباس عن 2,000 حرف.",
} satisfies Catalogue<typeof import("../en/import")>;
