import type { Catalogue } from "~/localization/catalogue";

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
} satisfies Catalogue<typeof import("../en/study")>;
