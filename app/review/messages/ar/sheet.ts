import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  onPaper: () => "على الورق",
  sheetIntroduction: ({ most }) =>
    `مراجعة اليوم على ورق، حتى ${plural(most, { one: "عنصر واحد", two: "عنصرين", few: "# عناصر", many: "# عنصرًا", other: "# عنصر" }, "ar")}، للإجابة عنها بالقلم. الإجابات في صفحة مستقلة. وبعد الانتهاء يُدخل هنا ما أشّرت عليه.`,
  printSheet: () => "طباعة",
  printByBrowser: () => "يمكنك طباعة هذه الصفحة من متصفحك.",
  nothingToPrint: () => "لا شيء للمراجعة اليوم، فلا شيء للطباعة.",

  // Finding a sheet
  sheetCode: () => "رمز الورقة",
  sheetCodeHint: () => "مطبوع في أعلاها، مثل K7MF-2QXD.",
  openSheet: () => "فتح",
  anotherSheet: () => "إدخال ورقة أخرى",
  todaysSheet: () => "ورقة اليوم",
  sheetNotFound: () => "لم نعثر على ورقة بهذا الرمز. تُحفظ الأوراق 60 يومًا.",

  // Entering
  enterAnswers: () => "ما أشّرت عليه",
  leftOut: () => "بلا إجابة",
  itemGone: () => "حُذف منذ ذلك الحين.",
  enteredRight: ({ answer }) => `أُدخل: ${answer}. صحيح.`,
  enteredWrong: ({ answer, right }) => `أُدخل: ${answer}. الإجابة هي ${right}.`,
  entered: ({ answer }) => `أُدخل: ${answer}.`,
  saveSheet: () => "حفظ الإجابات",
  nothingTicked: () => "يُرجى اختيار إجابة واحدة على الأقل.",
  sheetNotSaved: () => "لم تُحفظ الإجابات",
  sheetSaved: ({ count }) =>
    plural(
      count,
      {
        one: "حُفظت إجابة واحدة",
        two: "حُفظت إجابتان",
        few: "حُفظت # إجابات",
        other: "حُفظت # إجابة",
      },
      "ar",
    ),
  sheetSavedBefore: () => "حُفظت هذه الإجابات من قبل",

  // The printed sheet
  printedTitle: ({ day }) => `مراجعة، ${day}`,
  printedCode: ({ code }) => `الرمز ${code}`,
  printedHow: () =>
    "لكل سؤال يُؤشَّر على خيار واحد، وتُكتب إجابات البطاقات على السطر، ثم تأتي صفحة الإجابات.",
  printedAnswers: () => "الإجابات",
  printedEnter: ({ address }) =>
    `يُؤشَّر على مدى صعوبة كل بطاقة، ثم يُدخل كل شيء في \u2068${address}\u2069.`,
  nothingForSheet: () => "لا شيء مستحق اليوم، فلا شيء يُطبع.",
} satisfies Catalogue<typeof import("../en/sheet")>;
