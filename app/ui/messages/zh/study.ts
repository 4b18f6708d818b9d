import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The head of a setup form
  withFileOrTopic: ({ file }) => ["根据“", file, "”生成，也可以输入任意主题。"],
  typeOrChoose: () => "输入一个主题，或在“学习资料”中选择文档。",
  chooseOther: () => "请换一份文档，或输入一个主题。",
  insteadOrOther: ({ suggestion }) => ["你可以", suggestion, "、换一份文档，或输入一个主题。"],

  // Sources
  showInText: () => "在原文中查看",
  showOnPage: ({ page }) => `查看原文第 ${page} 页`,
  readIn: ({ file }) => ["在“", file, "”中查看"],
  pageOf: ({ page, file }) => ["“", file, `”第 ${page} 页`],

  // Fields
  sliderLabel: ({ label }) => `${label}，滑块`,

  // Scores
  percentage: ({ percentage }) => `${percentage}%`,

  // What to ask about
  thisDocument: () => "这份文档",
  thisCourse: () => "这门课程",
  someParts: ({ count, file }) =>
    plural(count, { other: (number) => `“${file}”的 ${number} 个部分` }, "zh"),
  aTopic: () => "一个主题",
  namedBelow: () => "在下方输入",
  topic: () => "主题",
  topicOptional: () => "选填：只针对文档中的某一部分。",
  topicOfCourseOptional: () => "选填：只针对课程中的某一部分。",
  topicExamples: () => "例如：光合作用、法国大革命、西班牙语动词。",
} satisfies Catalogue<typeof import("../en/study")>;
