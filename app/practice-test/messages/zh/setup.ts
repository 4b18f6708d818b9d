import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title, and the heading of all pages
  title: () => "模拟测试",

  // The form
  newTest: () => "新模拟测试",
  noAnswersShown: () => "交卷后才会显示哪些答对了，以及为什么。",
  count: () => "题目数量",
  countRange: () => "1 到 100。",
  countRangeFree: ({ limit }) => `1 到 100。免费版每份测试最多 ${limit} 道题。`,
  generate: () => "生成模拟测试",
  generating: () => "正在生成模拟测试",
  takesSeconds: () => "通常需要 15–30 秒。",

  // File or text
  sources: () => "资料来源",
  uploadTab: () => "上传文件",
  pasteTab: () => "粘贴文本",
  makeFrom: () => "出题范围",
  yourText: () => "你的文本",
  textHint: () => "不超过 200,000 个字符。Fennec 不会保存文本本身。",
  textPlaceholder: () => "粘贴一章课本、一篇文章或你的笔记。",
  fileOrTextTitle: () => "文件还是文本？",
  noFileTitle: () => "未选择文件",
  noTextTitle: () => "没有内容",

  // The learner's files
  yourFiles: () => "你的文件",
  courseAndFiles: () => "这门课程，或你的一个文件",
  courseOf: ({ count }) =>
    count === 0 ? "课程 · 没有文档" : plural(count, { other: "课程 · # 份文档" }, "zh"),
  stillReading: () => "正在读取文字",
  noText: () => "没有可出题的文字",
  pages: ({ count }) => plural(count, { other: "# 页" }, "zh"),
  words: ({ count }) => plural(count, { other: "# 词" }, "zh"),
  nothingToAsk: () => "没有可出题的内容",
  facts: ({ facts }) => facts.join(" · "),

  // Uploading
  tryAgain: () => "重试",
  upload: () => "上传",
  uploadedTitle: () => "文件已上传",
  uploaded: ({ file }) => `“${file}”可以用来生成模拟测试了`,
  uploadedInReading: ({ file }) => `Fennec 还在读取“${file}”，读完后即可选择。`,
  wrongTypeTitle: () => "不支持的文件类型",
  uploadFailedTitle: () => "上传失败",

  // Earlier tests
  earlier: () => "以往的模拟测试",
} satisfies Catalogue<typeof import("../en/setup")>;
