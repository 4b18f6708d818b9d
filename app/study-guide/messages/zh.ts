import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "学习指南",
  titleOf: ({ name }) => `学习指南 · ${name}`,

  // Heading
  heading: ({ name }) => `学习指南：${name}`,
  openCourse: () => "打开课程",
  readText: () => "阅读原文",
  print: () => "打印",
  introduction: () => "文档中的要点，保留原文措辞，按类别整理。",
  introductionToCourse: () => "这门课程各文档中的要点，保留原文措辞，按类别整理。",
  linksBack: () => "每一条都链接到原文中的位置。",

  // Parts
  parts: () => "指南的各部分",
  terms: () => "关键术语",
  people: () => "人物",
  causes: () => "原因与结果",
  differences: () => "区别",
  dates: () => "日期",
  steps: () => "步骤",
  lists: () => "列表",
  formulas: () => "公式",
  questions: () => "问题与答案",
  tables: () => "表格",
  table: () => "表格",
  page: ({ page }) => `第 ${page} 页`,
  pageOf: ({ page, document }) => `${document}，第 ${page} 页`,
  showInText: () => "在原文中查看",

  // Without a guide
  reading: () => "Fennec 正在读取文字，指南生成后会显示在这里。",
  noGuideTitle: () => "这份文档没有学习指南",
  noGuideForCourse: () => "这门课程没有学习指南",
  noText: () => "Fennec 没能从这份文档中读出文字，请上传更清晰的版本。",
  noDocuments: () => "这门课程还没有文档，请添加一些。",
  noTextInCourse: () => "Fennec 没能从这门课程的文档中读出文字，请添加更清晰的版本。",
  nothingFoundInCourse: () =>
    "Fennec 没有在这门课程的文档中找到术语、因果、日期或列表。你仍然可以阅读这些文档，并针对它们提问。",
  nothingFound: () =>
    "Fennec 没有在这份文档中找到术语、因果、日期或列表。你仍然可以阅读它，并针对它提问。",

  // Requests
  scopeMissing: () => "请提交 `fileId` 或 `courseId`。",
} satisfies Catalogue<typeof import("./en")>;
