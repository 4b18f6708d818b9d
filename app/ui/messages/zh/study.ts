import type { Catalogue } from "~/localization/catalogue";

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
} satisfies Catalogue<typeof import("../en/study")>;
