import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title
  title: () => "测验",

  // The form
  newQuiz: () => "新测验",
  generating: () => "正在生成测验",
  checkingText: () => "正在将每个答案与原文核对。",
  lookingForFacts: () => "正在寻找适合出题的内容。",
  makeFrom: () => "出题范围",
  thisDocument: () => "这份文档",
  thisCourse: () => "这门课程",
  someParts: ({ count, file }) =>
    plural(count, { other: (number) => `“${file}”的 ${number} 个部分` }, "zh"),
  noDocument: () => "未选择文档",
  aTopic: () => "一个主题",
  namedBelow: () => "在下方输入",
  topic: () => "主题",
  topicOptional: () => "选填：只考文档中的某一部分。",
  topicOfCourseOptional: () => "选填：只考课程中的某一部分。",
  topicExamples: () => "例如：光合作用、法国大革命、西班牙语动词。",
  difficulty: () => "难度",
  easy: () => "简单",
  medium: () => "中等",
  hard: () => "困难",
  count: () => "题目数量",
  countRange: () => "1 到 100。",
  countRangeFree: ({ limit }) => `1 到 100。免费版每次测验最多 ${limit} 道题。`,
  generate: () => "生成测验",

  // Earlier quizzes
  earlier: () => "以往的测验",
  retryNote: () => "错题重做",
  easyQuiz: () => "简单",
  mediumQuiz: () => "中等",
  hardQuiz: () => "困难",
} satisfies Catalogue<typeof import("../en/setup")>;
