import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["من ", file, " أو عن أي موضوع."],
  typeOrChoose: () => "يمكنك كتابة موضوع، أو اختيار مستند من «المواد التعليمية».",
  chooseOther: () => "يمكنك اختيار مستند آخر، أو كتابة موضوع.",
  insteadOrOther: ({ suggestion }) => [
    "يمكنك ",
    suggestion,
    " أو اختيار مستند آخر أو كتابة موضوع.",
  ],

  // Sources
  showInText: () => "عرضه في النص",
  showOnPage: ({ page }) => `عرضه في الصفحة ${page}`,
  readIn: ({ file }) => ["قراءته في ", file],
  pageOf: ({ page, file }) => [`الصفحة ${page} من `, file],

  // Fields
  sliderLabel: ({ label }) => `${label}، شريط تمرير`,

  // Scores
  percentage: ({ percentage }) => `${percentage}%`,

  // What to ask about
  thisDocument: () => "هذا المستند",
  thisCourse: () => "هذا المقرر",
  someParts: ({ count, file }) =>
    plural(
      count,
      {
        one: () => `جزء واحد من \u2068${file}\u2069`,
        two: () => `جزآن من \u2068${file}\u2069`,
        few: (number) => `${number} أجزاء من \u2068${file}\u2069`,
        many: (number) => `${number} جزءًا من \u2068${file}\u2069`,
        other: (number) => `${number} جزء من \u2068${file}\u2069`,
      },
      "ar",
    ),
  aTopic: () => "موضوع",
  namedBelow: () => "يُكتب أدناه",
  topic: () => "الموضوع",
  topicOptional: () => "اختياري: للتركيز على جزء واحد من المستند.",
  topicOfCourseOptional: () => "اختياري: للتركيز على جزء واحد من المقرر.",
  topicExamples: () => "مثل: البناء الضوئي، الثورة الفرنسية، الأفعال الإنجليزية.",
} satisfies Catalogue<typeof import("../en/study")>;
