import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The document's title and facts
  docsTitle: () => "文档",
  pageCount: ({ count }) => plural(count, { other: "# 页" }, "zh"),
  wordCount: ({ count }) => plural(count, { other: "# 词" }, "zh"),
  fileFacts: ({ facts }) => facts.join(" · "),
  setExamDate: () => "设置考试日期",
  studyGuide: () => "学习指南",
  concepts: () => "知识点",
  openOriginal: () => "打开原文件",
  originalOf: ({ file }) => `“${file}”的原文件`,

  // The text
  nothingToRead: () => "没有可读的文字",
  originalKept: () => "Fennec 没能从这个文件中读出文字。原文件仍然保留，请上传更清晰的版本。",
  textComing: () => "Fennec 正在读取文字，读完后会显示在这里。",
  contents: () => "目录",
  speakerNotes: () => "演讲者备注：",
  table: () => "表格",
  selectForCard: () => "选中文字即可制作闪卡。",
  writeCard: () => "写一张闪卡",
  cardFromWords: () => "制作闪卡",
  backToCitation: () => "返回刚才的位置",

  // Pages
  pages: () => "页码",
  page: ({ page }) => `第 ${page} 页`,
  pageRange: ({ first, last }) => `第 ${first}–${last} 页`,
  previousPage: () => "上一页",
  nextPage: () => "下一页",

  // Find in the document
  findInDocument: () => "在文档中查找",
  find: () => "查找",
  noMatches: ({ words }) => ["没有找到“", words, "”"],
  matchOf: ({ current, count }) =>
    plural(count, { other: (number) => `第 ${current} 处，共 ${number} 处` }, "zh"),
  previousMatch: () => "上一处",
  nextMatch: () => "下一处",
  endSearch: () => "关闭查找",
} satisfies Catalogue<typeof import("../en/reader")>;
