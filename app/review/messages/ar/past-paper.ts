import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pastPaper: () => "امتحان سابق",
  pastPaperHint: () =>
    "تتحول الأسئلة مع إجاباتها إلى عناصر في مراجعتك: ما له خيارات يصبح سؤالًا، وغيره يصبح بطاقة. ويظهر لك ما تعرّفنا عليه قبل إضافة أي شيء.",
  paperText: () => "لصق الأسئلة والإجابات",
  paperTextHint: () =>
    "أسئلة مرقّمة، وخيارات بحروف مثل A وB، وإجابة بعد كل سؤال أو مميّزة بعلامة أو في قائمة في النهاية.",
  paperFile: () => "أو اختيار ملف",
  paperFileHint: ({ formats }) =>
    `ملف ${new Intl.ListFormat("ar", { type: "disjunction" }).format(formats)}، حتى 25 ميغابايت.`,
  checkPaper: () => "قراءة الامتحان",
  checkingPaper: () => "جارٍ القراءة…",

  // What was recognised
  paperItems: ({ questions, cards }) => {
    const withOptions = plural(
      questions,
      {
        zero: "لا أسئلة بخيارات",
        one: "سؤال واحد بخيارات",
        two: "سؤالان بخيارات",
        few: "# أسئلة بخيارات",
        many: "# سؤالًا بخيارات",
        other: "# سؤال بخيارات",
      },
      "ar",
    );
    const others = plural(
      cards,
      {
        zero: "لا بطاقات",
        one: "بطاقة واحدة",
        two: "بطاقتان",
        few: "# بطاقات",
        other: "# بطاقة",
      },
      "ar",
    );
    return `${withOptions}، ${others}`;
  },
  notKeptYet: ({ items }) => `${items}. لم يُضف شيء بعد.`,
  recognised: () => "ما تعرّفنا عليه",
  paperLine: ({ line }) => `السطر ${line}`,
  severalRight: () => "أكثر من خيار صحيح، لذلك يصبح السؤال بطاقة.",
  leftOutQuestions: ({ count }) =>
    plural(
      count,
      {
        one: "سؤال واحد لم يُدرج",
        two: "سؤالان لم يُدرجا",
        few: "# أسئلة لم تُدرج",
        many: "# سؤالًا لم تُدرج",
        other: "# سؤال لم تُدرج",
      },
      "ar",
    ),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, " (صحيح)"],
  skippedLine: ({ line, problem }) => `السطر ${line}: ${problem}`,
  linesWithoutQuestion: ({ from, to }) => `الأسطر من ${from} إلى ${to}: لا تتبع أي سؤال.`,
  skippedLines: ({ count }) =>
    plural(
      count,
      {
        one: "تُرك سطر واحد",
        two: "تُرك سطران",
        few: "تُركت # أسطر",
        many: "تُرك # سطرًا",
        other: "تُرك # سطر",
      },
      "ar",
    ),
  keepPaper: ({ count }) =>
    plural(
      count,
      {
        one: "إضافة عنصر واحد إلى المراجعة",
        two: "إضافة عنصرين إلى المراجعة",
        few: "إضافة # عناصر إلى المراجعة",
        many: "إضافة # عنصرًا إلى المراجعة",
        other: "إضافة # عنصر إلى المراجعة",
      },
      "ar",
    ),
  keepingPaper: () => "جارٍ الإضافة…",
  paperTitle: () => "الاسم",
  changePaper: () => "تعديل النص",

  // What became of it
  paperKept: ({ count }) =>
    plural(
      count,
      {
        one: "أُضيف عنصر واحد إلى مراجعتك",
        two: "أُضيف عنصران إلى مراجعتك",
        few: "أُضيفت # عناصر إلى مراجعتك",
        many: "أُضيف # عنصرًا إلى مراجعتك",
        other: "أُضيف # عنصر إلى مراجعتك",
      },
      "ar",
    ),
  paperNotRead: () => "لم يُقرأ الامتحان",
  paperMissing: () => "يُرجى اختيار ملف أو لصق بعض الأسئلة والإجابات.",
  paperWrongType: ({ formats }) =>
    `أنواع الملفات المقبولة هي ${new Intl.ListFormat("ar").format(formats)} فقط.`,
  paperTooLarge: () => "هذا الملف أكبر من 25 ميغابايت.",
  paperTooLong: () =>
    "هذا النص أطول من 500,000 حرف أو فيه أكثر من 1,000 سؤال. يمكن استخدامه على أجزاء.",
  paperOneFile: () => "يُستخدم ملف واحد في المرة.",
  paperIncomplete: () => "لم يكتمل الرفع. يُرجى إعادة المحاولة.",
  paperUnreadable: () =>
    "لم نستطع قراءة أي نص في هذا الملف. إن كان صورة ممسوحة، فتلزم كتابة نصه أو لصقه.",
  paperBusy: () => "يقرأ Fennec الآن ملفات أخرى. يُرجى إعادة المحاولة بعد دقيقة.",
  noPaperItems: () =>
    "لم نعثر على أي سؤال له إجابة. يلزم لكل سؤال رقم أو «Q:\u200e» قبله، وإجابة، مثلًا بعد «A:\u200e».",

  // Why a line became nothing
  paperProblem: (problem) => {
    switch (problem) {
      case "no_answer":
        return "لم نعثر على إجابة.";
      case "unknown_option":
        return "إجابته ليست بين خياراته.";
      case "few_options":
        return "له أقل من خيارين، أو أحد خياراته فارغ.";
      case "many_options":
        return "له أكثر من ستة خيارات.";
      case "same_options":
        return "اثنان من خياراته متطابقان.";
      case "too_long":
        return "أطول من 1,000 حرف.";
      case "no_question":
        return "لا يتبع أي سؤال.";
      case "repeated":
        return "موجود من قبل.";
    }
  },
} satisfies Catalogue<typeof import("../en/past-paper")>;
